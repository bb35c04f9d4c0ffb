/**
 * One command for each step from a scene to the pictures that the site serves.
 *
 *   npm run art -- preview <scene> [picture ...]   small and quick, into art/masters/previews
 *   npm run art -- render <scene|all> [picture ...]   masters, into art/masters
 *   npm run art -- develop <scene|all> [picture ...]   masters again from the light that was rendered
 *   npm run art -- encode [picture ...]   from art/masters to site/pictures
 *   npm run art -- films <film|all>   frames, into art/masters/frames; the three files of the film; its poster
 *   npm run art -- own-film <film> <file> [<second>]   the three files of the film from one of your own; its poster is the frame at that second
 *   npm run art -- screens   what the displays in the scenes show, into art/masters/screens
 *   npm run art -- resumes   the résumés of the demo, into api/demo/work/resumes
 *   npm run art -- sheet   every picture of the site at a glance, art/contact-sheet.webp
 *
 * `--masters=<folder>` takes the place of art/masters. `--set=<key>=<value>` passes a setting on to studio/shoot.py: `--set=samples=96`.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';

const here = import.meta.dirname;
const scenes = readdirSync(join(here, 'scenes'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => parse(file).name);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { masters: { type: 'string', default: join(here, 'masters') }, set: { type: 'string', multiple: true, default: [] } },
});
const [step = '', ...names] = positionals;
const { masters, set } = values;

/** Runs a program to its end; its failure is this command's. */
function run(program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function scenesFrom([wanted = '', ...pictures]: string[]): { scene: string; pictures: string[] }[] {
  if (wanted === 'all') return scenes.map((scene) => ({ scene, pictures: [] }));
  const scene = wanted.replaceAll('-', '_');
  if (!scenes.includes(scene)) throw new Error(`no scene "${wanted}"; there are: ${scenes.join(', ')}`);
  return [{ scene, pictures }];
}

function shoot(folder: string, ...settings: string[]): void {
  node('company.ts');
  for (const { scene, pictures } of scenesFrom(names)) {
    const chosen = pictures.length > 0 ? [`pictures=${pictures.join(',')}`] : [];
    const studio = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', join(here, 'studio/shoot.py')];
    run('blender', ...studio, '--', scene, folder, ...chosen, ...settings, ...set);
  }
}

const node = (script: string, ...args: string[]) => run(process.execPath, join(here, script), ...args);
const blender = (script: string, ...args: string[]) => run('blender', '-b', '--factory-startup', '-P', join(here, script), '--', ...args);

const framesFolder = join(masters, 'frames');
const framesOf = (film: string) => join(framesFolder, film);
const capture = (page: string, width: number, height: number) =>
  node('films/capture.ts', page, framesOf(page), String(width), String(height));
const encodeFilm = (film: string) => node('films/encode-film.ts', film, framesOf(film));

/** A film that is a page, and the frame that is its poster. */
function filmOfPage(page: string, posterFrame: number, picture = `${page}-poster`): void {
  capture(page, 1280, 720);
  encodeFilm(page);
  poster(page, posterFrame, picture);
}

function poster(film: string, frame: number, picture: string): void {
  copyFileSync(join(framesOf(film), `${String(frame).padStart(4, '0')}.png`), join(masters, `${picture}.png`));
  node('encode.ts', masters, picture);
}

const films: Record<string, () => void> = {
  /** Needs the master of the picture city-night. */
  hero: () => {
    capture('ribbons', 2100, 1182);
    node('films/compose-hero.ts', join(masters, 'city-night.png'), framesOf('ribbons'), framesFolder);
    for (const film of ['hero', 'hero-tall']) encodeFilm(film);
    node('encode.ts', framesFolder, 'hero', 'hero-tall');
  },
  silk: () => filmOfPage('silk', 0),
  hexagons: () => {
    blender('films/hexagons.py', framesOf('lights'), 'samples=64');
    blender('films/light-hexagons.py', framesOf('lights'), framesOf('hexagons'));
    encodeFilm('hexagons');
    poster('hexagons', 0, 'hexagons');
  },
  'pos-setup': () => filmOfPage('pos-setup', 452),
  'pos-setup-ar': () => filmOfPage('pos-setup-ar', 452, 'pos-setup-poster-ar'),
  'pos-payment': () => filmOfPage('pos-payment', 460),
  'pos-payment-ar': () => filmOfPage('pos-payment-ar', 460, 'pos-payment-poster-ar'),
  maintenance: () => filmOfPage('maintenance', 145),
  'maintenance-ar': () => filmOfPage('maintenance-ar', 145, 'maintenance-poster-ar'),
};

function makeFilms([wanted = '']: string[]): void {
  for (const film of wanted === 'all' ? Object.keys(films) : [wanted]) {
    const make = films[film];
    if (!make) throw new Error(`no film "${film}"; there are: ${Object.keys(films).join(', ')}`);
    make();
  }
}

/** The frame is the picture that stands for the film until it plays; `hero` and the like are their own. */
function ownFilm([film = '', file = '', second = '0']: string[]): void {
  const [name, arabic = ''] = film.split(/(?=-ar$)/);
  const picture = ['hero', 'hero-tall', 'hexagons'].includes(film) ? film : `${name}-poster${arabic}`;
  mkdirSync(masters, { recursive: true });
  node('films/encode-film.ts', film, file);
  run('ffmpeg', '-y', '-loglevel', 'error', '-ss', second, '-i', file, '-frames:v', '1', join(masters, `${picture}.png`));
  node('encode.ts', masters, picture);
}

const steps: Record<string, () => void> = {
  preview: () => shoot(join(masters, 'previews'), 'size=0.4', 'samples=3'),
  render: () => shoot(masters),
  develop: () => shoot(masters, 'develop=only'),
  encode: () => node('encode.ts', masters, ...names),
  films: () => makeFilms(names),
  'own-film': () => ownFilm(names),
  screens: () => node('screens.ts', join(masters, 'screens'), ...names),
  sheet: () => node('contact-sheet.ts'),
  resumes: () => node('resumes.ts'),
};

const chosen = Object.hasOwn(steps, step) ? steps[step] : undefined;
if (!chosen) throw new Error(`unknown step "${step}"; known are: ${Object.keys(steps).join(', ')}`);
chosen();
