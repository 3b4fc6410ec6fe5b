// Sound, synthesised: short phrases of tones or noise. Silent until the first gesture.
import { settings } from "../shell/settings.svelte";

type Wave = OscillatorType | "noise";
/** wave, from and to frequency (Hz), start and length (s), loudness */
type Tone = [Wave, number, number, number, number, number];
export type Phrase = readonly Tone[];

/** Of the table itself, whatever is played. */
export const LATE: Phrase = [
  ["square", 880, 880, 0, 0.06, 0.14],
  ["square", 880, 880, 0.14, 0.06, 0.14],
];
export const CHIME: Phrase = [
  ["triangle", 523, 523, 0, 0.1, 0.35],
  ["triangle", 659, 659, 0.1, 0.1, 0.35],
  ["triangle", 880, 880, 0.2, 0.26, 0.35],
];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Called on the reader's first gesture: browsers allow no sound before it, and neither do we. */
export function allowSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = Math.random() * 2 - 1;
}

export function sound(phrase: Phrase | undefined): void {
  if (!context || !phrase || !settings.sound || settings.volume === 0) return;
  if (context.state === "suspended") void context.resume();
  for (const tone of phrase) play(context, tone);
}

function play(audio: AudioContext, [wave, from, to, start, length, loudness]: Tone): void {
  const begin = audio.currentTime + start;
  const end = begin + length;
  const volume = audio.createGain();
  const peak = loudness * settings.volume * 0.6;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(peak, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, end);
  volume.connect(audio.destination);
  if (wave === "noise") {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = hiss;
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(volume);
    source.start(begin, 0, length + 0.05);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(volume);
    source.start(begin);
    source.stop(end + 0.02);
  }
}
