import type { MessageKey } from '#contract/messages';
import { officePaths } from '#contract/office/paths';
import { ChangePicture, PictureSlots, PictureSource, photoLimits, SlotState } from '#contract/office/pictures/pictures';
import { recorded } from '#contract/office/undo';
import { SlotName } from '#contract/pictures';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound, Refusal } from '../../../http/refusal.ts';
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
      const required = { key: 'field.required' } as const;
      if (slot.alt && !request.body.alt) throw new Refusal(422, required, { alt: required });
      const present = await store.pictures.find(slot.slot);
      // Asked before, too: what somebody else has changed is not made for nothing.
      if (present.version !== version) return reply.code(412).send(present);
      const picture = await made(makePicture(deps, slot, request.body, present.picture));
      const { result, events } = await transact(deps, request, (work) =>
        changePicture(work, { slot: slot.slot, name: slot.page.en }, picture, version),
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
}
