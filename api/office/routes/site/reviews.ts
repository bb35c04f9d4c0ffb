import { officePaths } from '#contract/office/paths';
import { ChangePlace } from '#contract/office/places';
import { AnswerReview, DecideReview, OfficeReview, ReviewLists } from '#contract/office/reviews';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, orNotFound } from '../../../http/refusal.ts';
import { moveTo } from '../../../services/office/places.ts';
import { answerReview, decideReview, describeReview, listReviews } from '../../../services/office/reviews.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { sendOnce } from '../cases/send-once.ts';

const config = { permission: 'reviews.decide' } as const;
const params = z.object({ id });

export function reviewRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const review = async (id: string) => orNotFound(await describeReview(store, id));

  app.get(officePaths.reviews, {
    config,
    schema: { response: { 200: ReviewLists, ...officeFailures } },
    handler: () => listReviews(store),
  });

  app.get(officePaths.review, {
    config,
    schema: { params, response: { 200: OfficeReview, ...officeFailures } },
    handler: (request) => review(request.params.id),
  });

  app.patch(officePaths.review, {
    config,
    schema: { params, body: DecideReview, response: { 200: recorded(OfficeReview), 412: OfficeReview, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => decideReview(work, id, request.body.state, version));
      return reply.code(statusOf(result)).send({ ...(await review(id)), events });
    },
  });

  app.put(officePaths.reviewPlace, {
    config,
    schema: { params, body: ChangePlace, response: { 200: recorded(OfficeReview), ...officeFailures } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => moveTo(work, 'review', id, request.body.place), {
        exclusive: true,
      });
      return reply.code(statusOf(result)).send({ ...(await review(id)), events });
    },
  });

  app.post(officePaths.reviewAnswers, {
    config,
    schema: { params, body: AnswerReview, response: { 201: OfficeReview, ...officeFailures } },
    handler: async (request, reply) => {
      await sendOnce(deps, request, async (work) => {
        if ((await answerReview(work, deps, request.params.id, request.body)) === 'unknown') throw notFound();
        return 'sent';
      });
      return reply.code(201).send(await review(request.params.id));
    },
  });
}
