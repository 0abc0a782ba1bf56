/** Quiet sounds of a card table, made here: a card on cloth, a knock of the knuckle, a deck squared up. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'gather' | 'turn' | 'count';

let context: AudioContext | null = null;

// browsers let a page sound only after somebody has touched it
addEventListener('pointerdown', () => (context ??= new AudioContext()), { once: true });
addEventListener('keydown', () => (context ??= new AudioContext()), { once: true });

/** Make a sound, if sounds are on. */
export function sound(kind: Sound): void {
  if (!settings.sounds || !context || document.hidden) return;
  if (kind === 'card') brush(0.055, 2600, 0.09);
  else if (kind === 'gather') brush(0.2, 1300, 0.05);
  else if (kind === 'turn') knock(196, 0.05);
  else {
    knock(262, 0.05);
    setTimeout(() => knock(330, 0.05), 130);
  }
}

/** Noise through a band: paper that slides. */
function brush(seconds: number, pitch: number, loudness: number): void {
  const audio = context!;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(band).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start();
}

/** A short, soft tone that dies away: a knuckle on wood. */
function knock(pitch: number, loudness: number): void {
  const audio = context!;
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.22);
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.24);
}
