// Renders the films of the introduction: draws every frame, captures it, and encodes with ffmpeg. `npm run films` renders all, `npm run
// films -- one-code` one; `--frame 7.5` writes only that second as a picture, as a preview.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { framesPerSecond } from './canvas.ts';
import { needFfmpeg, writeFilm, writePoster } from './encode.ts';
import { captionsOf, drawFrame, type Film, lengthOf, mediaFolder } from './film.ts';
import { films } from './films/films.ts';
import { type Camera, openCamera } from './photograph.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { frame: { type: 'string', multiple: true } },
});
const chosen = films.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new Error(`There are the films ${films.map(({ name }) => name).join(', ')}.`);

async function* framesOf(film: Film, camera: Camera): AsyncGenerator<Uint8Array> {
  const cues = captionsOf(film);
  const count = Math.round(lengthOf(cues) * framesPerSecond);
  for (let frame = 0; frame < count; frame += 1) yield camera.take(drawFrame(film, cues, frame / framesPerSecond));
}

async function make(film: Film): Promise<void> {
  const cues = captionsOf(film);
  const words = cues.flatMap((cue) => [cue.label, ...cue.words]).join('');
  const camera = await openCamera(`${words}0123456789`);
  try {
    if (values.frame !== undefined) {
      for (const second of values.frame) {
        const file = `${film.name}-${second}.png`;
        await writeFile(file, await camera.take(drawFrame(film, cues, Number(second))));
        console.log(file);
      }
      return;
    }
    const address = new URL(film.name, mediaFolder);
    await writePoster(address, await camera.take(drawFrame(film, cues, film.posterAt, true)));
    await writeFilm(address, framesOf(film, camera));
    console.log(`${film.name}: ${lengthOf(cues)} s`);
  } finally {
    await camera.close();
  }
}

if (values.frame === undefined) needFfmpeg();
for (const film of chosen) await make(film);
