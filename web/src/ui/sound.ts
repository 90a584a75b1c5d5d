// Wood, paper, dice, sand: small noises made on the spot, quiet, and off by one tap.

import { settings } from "./settings.svelte.ts";

export type Noise = "wood" | "paper" | "dice" | "sand" | "turn" | "no" | "good" | "ant" | "bell";

interface Knock {
  at: number;
  lasts: number;
  pitch: number;
  /** How much of it is noise rather than tone. */
  rough: number;
  loud: number;
}

const knock = (pitch: number, lasts: number, rough: number, loud: number, at = 0): Knock => ({
  at,
  lasts,
  pitch,
  rough,
  loud,
});

const NOISES: Record<Noise, readonly Knock[]> = {
  wood: [knock(320, 0.06, 0.5, 0.5)],
  paper: [knock(2600, 0.12, 1, 0.12), knock(3400, 0.08, 1, 0.08, 0.05)],
  dice: [0, 0.07, 0.13, 0.22, 0.33].map((at, index) => knock(900 - 90 * index, 0.05, 0.7, 0.35, at)),
  sand: [knock(5200, 0.25, 1, 0.05)],
  turn: [knock(440, 0.18, 0.05, 0.3), knock(660, 0.25, 0.05, 0.3, 0.12)],
  no: [knock(160, 0.12, 0.3, 0.4)],
  good: [knock(523, 0.12, 0.05, 0.25), knock(659, 0.12, 0.05, 0.25, 0.09), knock(784, 0.2, 0.05, 0.25, 0.18)],
  // Heard over the talk of a whole table.
  bell: [0, 0.28, 0.56].flatMap((at) => [knock(880, 0.5, 0, 0.9, at), knock(1320, 0.35, 0, 0.45, at)]),
  ant: [knock(1300, 0.025, 0.6, 0.2)],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Nobody is startled by a page that nobody looks at, but for the bell, which calls people back. */
export function sound(name: Noise): void {
  if (document.visibilityState !== "visible" && name !== "bell") return;
  const audio = wakeSound();
  if (!audio) return;
  hiss ??= noiseOf(audio);
  for (const each of NOISES[name]) strike(audio, hiss, each);
}

/** Some browsers let a page sound later only if it has begun to within a touch, and again after the screen was dark. */
export function wakeSound(): AudioContext | null {
  // A browser lets a page sound only once somebody has touched it.
  if (!settings.isHeard || !navigator.userActivation?.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") void context.resume().catch(() => undefined);
    return context;
  } catch {
    // A device without sound plays on in silence.
    return null;
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function strike(audio: AudioContext, noise: AudioBuffer, { at, lasts, pitch, rough, loud }: Knock): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  if (rough < 1) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    tone.connect(fading(audio, begins, lasts, loud * (1 - rough))).connect(audio.destination);
    tone.start(begins);
    tone.stop(ends);
  }
  if (rough > 0) {
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source
      .connect(band)
      .connect(fading(audio, begins, lasts, loud * rough))
      .connect(audio.destination);
    source.start(begins);
    source.stop(ends);
  }
}

function fading(audio: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.5 * loud, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  return gain;
}
