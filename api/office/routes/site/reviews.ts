import { officePaths } from '#contract/office/paths';
import { ChangePlace } from '#contract/office/places';
import {
  AnswerPublicly,
  AnswerReview,
  DecideReview,
  OfficeReview,
  ReviewClients,
  ReviewLists,
  ReviewOfClient,
} from '#contract/office/reviews';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, orNotFound } from '../../../http/refusal.ts';
import { moveTo } from '../../../services/office/places.ts';
import {
  answerPublicly,
  answerReview,
  decideReview,
  describeReview,
  listReviewClients,
  listReviews,
  setReviewClient,
} from '../../../services/office/reviews.ts';
import type { Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';
import { sendOnce } from '../cases/send-once.ts';

const config = { permission: 'reviews.decide' } as const;
const params = z.object({ id });

export function reviewRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const review = async (id: string) => orNotFound(await describeReview(store, id));
  const { change } = answersOf(deps, review);

  app.get(officePaths.reviews, {
    config,
    schema: { response: { 200: ReviewLists } },
    handler: () => listReviews(store),
  });

  app.get(officePaths.reviewClients, {
    config,
    schema: { response: { 200: ReviewClients } },
    handler: () => listReviewClients(store),
  });

  app.get(officePaths.review, {
    config,
    schema: { params, response: { 200: OfficeReview } },
    handler: (request) => review(request.params.id),
  });

  app.patch(officePaths.review, {
    config,
    schema: { params, body: DecideReview, response: { 200: recorded(OfficeReview), 412: OfficeReview } },
    handler: (request, reply) =>
      change(request, reply, (work) => decideReview(work, request.params.id, request.body.state, requiredVersionOf(request))),
  });

  app.put(officePaths.reviewPublicAnswer, {
    config,
    schema: { params, body: AnswerPublicly, response: { 200: recorded(OfficeReview), 412: OfficeReview } },
    handler: (request, reply) =>
      change(request, reply, (work) => answerPublicly(work, request.params.id, request.body.text, requiredVersionOf(request))),
  });

  app.put(officePaths.reviewClient, {
    config,
    schema: { params, body: ReviewOfClient, response: { 200: recorded(OfficeReview), 412: OfficeReview } },
    handler: (request, reply) =>
      change(request, reply, (work) => setReviewClient(work, request.params.id, request.body.clientId, requiredVersionOf(request))),
  });

  app.put(officePaths.reviewPlace, {
    config,
    schema: { params, body: ChangePlace, response: { 200: recorded(OfficeReview) } },
    handler: (request, reply) => {
      const move = (work: Work) => moveTo(work, 'review', request.params.id, request.body.place);
      return change(request, reply, move, { exclusive: true });
    },
  });

  app.post(officePaths.reviewAnswers, {
    config,
    schema: { params, body: AnswerReview, response: { 201: OfficeReview } },
    handler: async (request, reply) => {
      await sendOnce(deps, request, async (work) => {
        if ((await answerReview(work, deps, request.params.id, request.body)) === 'unknown') throw notFound();
        return 'sent';
      });
      return reply.code(201).send(await review(request.params.id));
    },
  });
}
