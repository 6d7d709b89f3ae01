//! `platen serve` and `platen export-site`.

mod common;

use common::Dir;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};

/// A folder with a page in `site`.
fn with_page() -> Dir {
    let dir = Dir::new();
    std::fs::create_dir_all(dir.path().join("site/0123")).expect("a folder");
    dir.write("site/index.html", "<p>the page");
    dir.write("site/0123/platen.js", "1");
    dir
}

#[test]
fn the_page_is_served_where_it_says() {
    let dir = with_page();
    let mut server = dir.command("serve --port 0 --no-open --site site").spawn().expect("the program starts");
    let mut line = String::new();
    let stdout = server.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("it answers");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    server.kill().and_then(|()| server.wait()).expect("it ends");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.ends_with("<p>the page"), "{answer}");
}

#[test]
fn an_address_that_no_browser_would_name_is_refused_at_the_start() {
    let dir = with_page();
    let serve = "serve --port 0 --no-open --site site --database tables.db --public-url";
    dir.run(&format!("{serve} https://platen.example/games"))
        .failed(2, &["public_url", "/games", "leave out"]);
    dir.run(&format!("{serve} platen.example")).failed(2, &["public_url", "https://platen.example"]);
}

#[test]
fn a_port_in_use_is_named_with_a_way_out() {
    let dir = with_page();
    let taken =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| Ok((listener.local_addr()?.port(), listener)));
    let (port, _listener) = taken.expect("a port");
    let ran = dir.run(&format!("serve --no-open --site site --port {port}"));
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains(&format!("port {port} is in use")), "{}", ran.stderr);
    assert!(ran.stderr.contains("hint: "), "{}", ran.stderr);
}

#[test]
fn the_site_is_written_as_it_is_served() {
    let dir = with_page();
    let ran = dir.run("export-site out/deep --site site").ok();
    assert!(ran.stdout.starts_with("2 files written"), "{}", ran.stdout);
    assert_eq!(dir.read("out/deep/index.html"), "<p>the page");
    assert_eq!(dir.read("out/deep/0123/platen.js"), "1");
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let dir = Dir::new();
    for command in ["serve --no-open --site .", "export-site out --site ."] {
        let ran = dir.run(command);
        assert_eq!(ran.code, 2, "{command}");
        assert!(ran.stderr.contains("there is no page in ."), "{}", ran.stderr);
    }
}
