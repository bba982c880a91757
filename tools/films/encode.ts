import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { framesPerSecond } from './canvas.ts';

/** Flat drawings need few bits; both formats hold the same frames, MP4 for browsers without VP9. */
const formats: Readonly<Record<string, readonly string[]>> = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '46', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-tune', 'animation', '-movflags', '+faststart'],
};

/** Seconds between keyframes. */
const keyframeSeconds = 10;

/** Fixed colour metadata, and no metadata about the machine. */
const common = [
  ['-an', '-pix_fmt', 'yuv420p', '-g', String(keyframeSeconds * framesPerSecond)],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
  ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
].flat();

/** Throws with instructions when ffmpeg is missing. */
export function needFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'The films are written by ffmpeg; install it (apt-get install ffmpeg, brew install ffmpeg) and run the command again.',
  );
}

async function ffmpeg(args: readonly string[], feed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const running = spawn('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    running.once('error', reject).once('close', resolve);
  });
  for await (const picture of feed) {
    if (!running.stdin.write(picture)) await new Promise((resolve) => running.stdin.once('drain', resolve));
  }
  running.stdin.end();
  const code = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** Encodes frames (PNG) in every format: `{address}.webm`, `{address}.mp4`. Capturing does not wait for the encoders. */
export async function writeFilm(address: URL, frames: AsyncIterable<Uint8Array>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  try {
    const whole = join(folder, 'whole.mkv');
    const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-'];
    await ffmpeg([...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', whole], frames);
    for (const [ending, codec] of Object.entries(formats)) {
      await ffmpeg(['-i', whole, ...common, ...codec, fileURLToPath(new URL(`${address}.${ending}`))], []);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes a frame as poster: `{address}.webp`. */
export async function writePoster(address: URL, frame: Uint8Array): Promise<void> {
  const output = fileURLToPath(new URL(`${address}.webp`));
  await ffmpeg(
    ['-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-frames:v', '1', '-c:v', 'libwebp', '-quality', '86', output],
    [frame],
  );
}
