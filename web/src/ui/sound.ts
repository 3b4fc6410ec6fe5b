// Sound, synthesised: a short phrase of tones or noise for each kind of event. Silent until the first gesture.
import { settings } from "../shell/settings.svelte";

type Wave = OscillatorType | "noise";
/** wave, from and to frequency (Hz), start and length (s), loudness */
type Tone = [Wave, number, number, number, number, number];

const PHRASES: Record<string, Tone[]> = {
  figure_placed: [["triangle", 180, 120, 0, 0.09, 0.5]],
  card_chosen: [["noise", 2600, 900, 0, 0.09, 0.3]],
  cards_revealed: [
    ["noise", 1800, 500, 0, 0.14, 0.4],
    ["triangle", 330, 330, 0.1, 0.12, 0.3],
    ["triangle", 494, 494, 0.2, 0.2, 0.3],
  ],
  tie: [
    ["triangle", 294, 294, 0, 0.14, 0.3],
    ["triangle", 294, 277, 0.16, 0.24, 0.3],
  ],
  turn_begins: [
    ["sine", 523, 523, 0, 0.08, 0.22],
    ["sine", 784, 784, 0.08, 0.14, 0.22],
  ],
  mother_moved: [
    ["noise", 340, 140, 0, 0.08, 0.7],
    ["noise", 340, 140, 0.13, 0.08, 0.7],
  ],
  baby_moved: [["noise", 900, 500, 0, 0.05, 0.4]],
  baby_called: [
    ["sawtooth", 420, 640, 0, 0.16, 0.16],
    ["sawtooth", 640, 520, 0.16, 0.2, 0.14],
  ],
  baby_escaped: [
    ["triangle", 523, 523, 0, 0.1, 0.35],
    ["triangle", 659, 659, 0.1, 0.1, 0.35],
    ["triangle", 880, 880, 0.2, 0.26, 0.35],
  ],
  scientist_moved: [["noise", 620, 380, 0, 0.05, 0.4]],
  scientist_killed: [
    ["sawtooth", 170, 60, 0, 0.34, 0.34],
    ["noise", 500, 120, 0, 0.2, 0.5],
  ],
  baby_woken: [["sine", 700, 1100, 0, 0.12, 0.26]],
  baby_recovered: [["sine", 700, 1100, 0, 0.12, 0.26]],
  token_removed: [["sine", 440, 660, 0, 0.18, 0.26]],
  fire_put_out: [["noise", 3200, 600, 0, 0.4, 0.4]],
  fire_lit: [["noise", 500, 2600, 0, 0.3, 0.36]],
  scientist_stood_up: [["triangle", 220, 330, 0, 0.14, 0.3]],
  scientist_frightened: [
    ["square", 700, 300, 0, 0.16, 0.12],
    ["square", 500, 220, 0.12, 0.2, 0.1],
  ],
  baby_put_to_sleep: [["sine", 520, 260, 0, 0.34, 0.26]],
  baby_gassed: [
    ["noise", 4200, 2600, 0, 0.5, 0.22],
    ["sine", 520, 260, 0.1, 0.34, 0.2],
  ],
  baby_captured: [
    ["square", 196, 196, 0, 0.1, 0.16],
    ["square", 147, 147, 0.12, 0.24, 0.16],
  ],
  mother_shot: [
    ["noise", 5200, 300, 0, 0.12, 0.6],
    ["sine", 240, 110, 0.08, 0.3, 0.34],
  ],
  jeep_driven: [
    ["sawtooth", 70, 120, 0, 0.4, 0.24],
    ["noise", 300, 500, 0, 0.4, 0.26],
  ],
  mother_vanished: [["noise", 700, 3600, 0, 0.45, 0.3]],
  mother_returned: [["noise", 3600, 700, 0, 0.4, 0.3]],
  reinforcement_arrived: [
    ["triangle", 262, 262, 0, 0.1, 0.3],
    ["triangle", 349, 349, 0.1, 0.16, 0.3],
  ],
  pile_shuffled: [
    ["noise", 2400, 1200, 0, 0.06, 0.3],
    ["noise", 2400, 1200, 0.08, 0.06, 0.3],
    ["noise", 2400, 1200, 0.16, 0.08, 0.3],
  ],
  clock_late: [
    ["square", 880, 880, 0, 0.06, 0.14],
    ["square", 880, 880, 0.14, 0.06, 0.14],
  ],
  game_won: [
    ["triangle", 392, 392, 0, 0.16, 0.35],
    ["triangle", 523, 523, 0.16, 0.16, 0.35],
    ["triangle", 659, 659, 0.32, 0.16, 0.35],
    ["triangle", 784, 784, 0.48, 0.5, 0.38],
  ],
};

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

export function sound(kind: string): void {
  const phrase = PHRASES[kind];
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
