// The sounds of the shop, made here: wood, paper, the gears, the press, a bell. The page names one by an event.

let audio;

/** Noise through a filter, dying away: what wood and paper sound like. */
function noise({ at = 0, last, frequency, sharp, loud }) {
  const length = Math.ceil(audio.sampleRate * last);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: sharp });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(audio.currentTime + at);
}

/** A tone that dies away. */
function tone({ at = 0, last, frequency, loud }) {
  const start = audio.currentTime + at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last);
  const source = new OscillatorNode(audio, { frequency });
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + last);
}

const SOUNDS = {
  wood: () => noise({ last: 0.07, frequency: 900, sharp: 6, loud: 0.7 }),
  paper: () => noise({ last: 0.18, frequency: 4200, sharp: 0.8, loud: 0.16 }),
  gears: () => [0, 0.16, 0.32, 0.48].forEach((at) => noise({ at, last: 0.06, frequency: 520, sharp: 5, loud: 0.5 })),
  press: () => {
    noise({ last: 0.3, frequency: 180, sharp: 2, loud: 1 });
    noise({ at: 0.22, last: 0.12, frequency: 1400, sharp: 3, loud: 0.3 });
  },
  bell: () => [[660, 0.16], [1320, 0.08], [1980, 0.04]].forEach(([frequency, loud]) => tone({ last: 1.4, frequency, loud })),
};

for (const [name, play] of Object.entries(SOUNDS)) {
  addEventListener(`platen-sound-${name}`, () => {
    audio ??= new AudioContext();
    audio.resume().then(play);
  });
}
