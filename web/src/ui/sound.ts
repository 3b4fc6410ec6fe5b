// Sound, synthesised: short phrases of tones or noise. Silent until the first gesture.
import { settings } from "../shell/settings.svelte";

type Wave = Exclude<OscillatorType, "custom"> | "noise";
/** wave, from and to frequency (Hz), start and length (s), loudness */
type Tone = [Wave, number, number, number, number, number];
export type { Tone };
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

/** Ways to play the same phrases: as thin paper, or as drums and flutes in a wide valley. */
export const PACKS = ["paper", "valley"] as const;

/** For every wave of a phrase how the valley plays it: another wave, how much lower, longer and softer. */
const VALLEY: Record<Wave, { wave: Wave; lower: number; longer: number; softer: number }> = {
  sine: { wave: "sine", lower: 0.5, longer: 2.2, softer: 1.1 },
  triangle: { wave: "sine", lower: 0.75, longer: 2.6, softer: 1 },
  square: { wave: "triangle", lower: 0.5, longer: 1.8, softer: 2 },
  sawtooth: { wave: "sawtooth", lower: 0.6, longer: 1.5, softer: 0.9 },
  noise: { wave: "noise", lower: 0.45, longer: 2, softer: 1.2 },
};
const ECHO_SECONDS = 0.23;

/** A tone as the chosen pack plays it, with its echoes. */
export function played(tone: Tone, pack: string): Tone[] {
  if (pack !== "valley") return [tone];
  const [wave, from, to, start, length, loudness] = tone;
  const { wave: other, lower, longer, softer } = VALLEY[wave];
  const first: Tone = [other, from * lower, to * lower, start, length * longer, loudness * softer];
  const echo = (nth: number): Tone => [
    other,
    from * lower,
    to * lower,
    start + nth * ECHO_SECONDS,
    length * longer,
    (loudness * softer) / 3 ** nth,
  ];
  return [first, echo(1), echo(2)];
}

export function sound(phrase: Phrase | undefined): void {
  if (!context || !phrase || !settings.sound || settings.volume === 0) return;
  if (context.state === "suspended") void context.resume();
  for (const tone of phrase) for (const one of played(tone, settings.sounds)) play(context, one);
}

/** Noise loses most of its strength in the filter; with this a rustle is heard beside a tone of the same loudness. */
const FILTERED = 1.5;

function play(audio: AudioContext, [wave, from, to, start, length, loudness]: Tone): void {
  const begin = audio.currentTime + start;
  const end = begin + length;
  const volume = audio.createGain();
  const peak = loudness * settings.volume * (wave === "noise" ? FILTERED : 0.6);
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

// --- Ambience -------------------------------------------------------------------------------------------------------

/** What is heard all the time, very softly: wind or leaves, and now and then an animal. */
export interface Ambience {
  /** The middle of the hiss, in Hz, and how loud it is. */
  hiss: number;
  loudness: number;
  /** Calls, one of which is heard every few seconds. */
  calls: readonly Phrase[];
}

let surrounding: { end: () => void; of: Ambience } | null = null;

/** Let a place be heard, or silence; also when the settings have changed. */
export function surround(place: Ambience | null): void {
  const wanted = context && settings.sound && settings.ambience ? place : null;
  if (surrounding?.of === wanted) return;
  surrounding?.end();
  surrounding = null;
  if (!context || !wanted || !hiss) return;
  const audio = context;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  const swell = audio.createOscillator();
  const depth = audio.createGain();
  source.buffer = hiss;
  source.loop = true;
  filter.type = "lowpass";
  filter.frequency.value = wanted.hiss;
  volume.gain.value = wanted.loudness * settings.volume;
  swell.frequency.value = 0.11;
  depth.gain.value = wanted.loudness * settings.volume * 0.5;
  swell.connect(depth).connect(volume.gain);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
  swell.start();
  const timer = setInterval(() => {
    if (!document.hidden && Math.random() < 0.6) sound(wanted.calls[Math.floor(Math.random() * wanted.calls.length)]);
  }, 5200);
  surrounding = {
    of: wanted,
    end: () => {
      clearInterval(timer);
      source.stop();
      swell.stop();
      volume.disconnect();
    },
  };
}
