import type { MessageKey } from '#contract/messages';
import { officePaths } from '#contract/office/paths';
import { filmLimits, filmSides, KeptFilm, maxFilmBytes, type SlotFilm } from '#contract/office/pictures/films';
import {
  ChangePicture,
  type KeptContent,
  type KeptPicture,
  type PictureSlot,
  PictureSlots,
  PictureSource,
  photoLimits,
  SlotState,
} from '#contract/office/pictures/pictures';
import { recorded } from '#contract/office/undo';
import { SlotName } from '#contract/pictures';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound, Refusal } from '../../../http/refusal.ts';
import type { FilmProblem } from '../../../services/office/films/film-problem.ts';
import { filmsAt, keepFilm } from '../../../services/office/films/films.ts';
import type { PictureProblem } from '../../../services/office/pictures/picture-problem.ts';
import { changePicture, keepSource, makePicture } from '../../../services/office/pictures/pictures.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { acceptFiles, SentFile, unlessBusy } from './sent-file.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ slot: SlotName });
const responses = { 200: recorded(SlotState), 412: SlotState, ...officeFailures };

const messages: Record<PictureProblem | 'gone', MessageKey> = {
  gone: 'office.pictureGone',
  type: 'office.pictureType',
  heic: 'office.pictureHeic',
  tooLarge: 'office.pictureTooLarge',
  tooSmall: 'office.pictureTooSmall',
  unreadable: 'office.pictureUnreadable',
  tooComplex: 'office.pictureTooComplex',
};

const filmMessages = {
  gone: 'office.filmGone',
  type: 'office.filmType',
  quickTime: 'office.filmQuickTime',
  codec: 'office.filmCodec',
  tracks: 'office.filmTracks',
  unreadable: 'office.filmUnreadable',
} as const;

/** Says what is wrong with a film for a place. */
function filmReason(problem: FilmProblem | 'gone', { kind }: SlotFilm): Refusal['reason'] {
  const { bytes, seconds } = filmLimits[kind];
  if (problem === 'tooLarge') return { key: 'office.filmTooLarge', params: { megabytes: Math.floor(bytes / 2 ** 20) } };
  if (problem === 'tooLong') return { key: 'office.filmTooLong', params: { seconds } };
  if (problem === 'size') return { key: 'office.filmSize', params: { ...filmSides } };
  return { key: filmMessages[problem] };
}

/** Returns the film that was made; throws a Refusal with the sentence for a file that is none, or none for this place. */
async function madeFilm<Result>(
  work: Promise<{ ok: true; result: Result } | { ok: false; film: FilmProblem | 'gone' }>,
  film: SlotFilm,
): Promise<Result> {
  const outcome = await work;
  if (outcome.ok) return outcome.result;
  const reason = filmReason(outcome.film, film);
  throw new Refusal(outcome.film === 'tooLarge' ? 413 : 422, reason, { films: reason });
}

/** Pictures of the site that the company replaces by its own, each in the place of one. */
export function pictureRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const slotNamed = async (name: string) => orNotFound((await deps.pictureSlots()).find(({ slot }) => slot === name));

  /** Returns what was made; throws a Refusal with the sentence for a file that is no picture. */
  async function made<Result>(
    work: Promise<{ ok: true; result: Result } | { ok: false; problem: PictureProblem | 'gone' }>,
  ): Promise<Result> {
    const outcome = await unlessBusy(work);
    if (outcome.ok) return outcome.result;
    const message = { key: messages[outcome.problem] } as Refusal['reason'];
    throw new Refusal(outcome.problem === 'tooLarge' ? 413 : 422, message, { source: message });
  }

  /** Makes what a slot is to show. */
  async function contentFor(slot: PictureSlot, { source, ...change }: ChangePicture, present: KeptPicture | null): Promise<KeptContent> {
    if (source === null) return { source };
    const films = slot.film ? await madeFilm(filmsAt(deps, slot, change.films), slot.film) : [];
    return made(makePicture(deps, slot, { ...change, source, films }, present));
  }

  app.get(officePaths.pictures, {
    config,
    schema: { response: { 200: PictureSlots, ...officeFailures } },
    handler: async () => ({ slots: [...(await deps.pictureSlots())], states: await store.pictures.list() }),
  });

  app.put(officePaths.picture, {
    config,
    schema: { params, body: ChangePicture, response: responses },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const slot = await slotNamed(request.params.slot);
      const { source, alt } = request.body;
      const required = { key: 'field.required' } as const;
      if (source === null && !slot.film) throw new Refusal(422, required, { source: required });
      if (source !== null && slot.alt && !alt) throw new Refusal(422, required, { alt: required });
      const present = await store.pictures.find(slot.slot);
      // Asked before, too: what somebody else has changed is not made for nothing.
      if (present.version !== version) return reply.code(412).send(present);
      const content = await contentFor(slot, request.body, present.picture);
      const { result, events } = await transact(deps, request, (work) =>
        changePicture(work, { slot: slot.slot, name: slot.page.en }, content, version),
      );
      return reply.code(statusOf(result)).send({ ...(await store.pictures.find(slot.slot)), events });
    },
  });

  app.delete(officePaths.picture, {
    config,
    schema: { params, response: responses },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { slot } = request.params;
      const name = (await deps.pictureSlots()).find((one) => one.slot === slot)?.page.en ?? slot;
      const { result, events } = await transact(deps, request, (work) => changePicture(work, { slot, name }, null, version));
      return reply.code(statusOf(result)).send({ ...(await store.pictures.find(slot)), events });
    },
  });

  // In a scope of its own: only this path takes a file, and it takes nothing else.
  void app.register(async (scope) => {
    acceptFiles(scope, photoLimits.bytes);
    (scope as ApiInstance).post(officePaths.pictureSources, {
      config,
      bodyLimit: photoLimits.bytes,
      schema: { body: z.instanceof(SentFile), response: { 201: PictureSource, ...officeFailures } },
      handler: async (request, reply) => reply.code(201).send(await made(keepSource(deps, request.body.content))),
    });
  });
  void app.register(async (scope) => {
    acceptFiles(scope, maxFilmBytes);
    (scope as ApiInstance).post(officePaths.pictureFilm, {
      config,
      bodyLimit: maxFilmBytes,
      schema: { params, body: z.instanceof(SentFile), response: { 201: KeptFilm, ...officeFailures } },
      handler: async (request, reply) => {
        const film = orNotFound((await slotNamed(request.params.slot)).film ?? undefined);
        return reply.code(201).send(await madeFilm(keepFilm(deps, request.body.content, film.kind), film));
      },
    });
  });
}
