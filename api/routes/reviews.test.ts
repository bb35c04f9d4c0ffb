import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { PublicReview } from '#contract/review';
import { z } from '#contract/zod';
import { decideNamedReview } from '../services/office/reviews.ts';
import { inTransaction } from '../store/work.ts';
import { engines } from '../testing/engines.ts';
import { review } from '../testing/forms.ts';
import { startApi } from '../testing/test-api.ts';
import { tooLong } from '../testing/texts.ts';

const path = '/api/reviews';

describe.each(engines)('reviews on $name', (engine) => {
  test('a review is stored as pending, with its two mails, and is not public', async () => {
    const api = await startApi(engine);

    const response = await api.post(path, review());

    expect(response.statusCode).toBe(201);
    expect(await api.store.reviews.list()).toEqual([
      expect.objectContaining({ ...review(), reference: response.json().reference, status: 'pending', decidedAt: null }),
    ]);
    expect((await api.app.inject('/api/reviews/public')).json()).toEqual([]);
    expect(await api.store.outbox.list()).toHaveLength(2);
  });

  test('approved reviews are public, the last that was published first, without what belongs to staff', async () => {
    const api = await startApi(engine);
    for (const fullName of ['First', 'Second', 'Third']) {
      const { reference } = (await api.post(path, review({ fullName }))).json();
      await inTransaction(api.store, { actor: null }, (work) =>
        decideNamedReview(work, reference, fullName === 'Second' ? 'rejected' : 'approved'),
      );
    }

    const response = await api.app.inject('/api/reviews/public');

    expect(response.statusCode).toBe(200);
    expect(response.json().map((shown: PublicReview) => shown.fullName)).toEqual(['Third', 'First']);
    expect(z.array(PublicReview.strict()).safeParse(response.json()).success).toBe(true);
    expect(response.body).not.toContain('nader@visitor.example');
  });

  test.each([
    ['rate 0', review({ rate: 0 }), 'rate', messages['field.invalidChoice']],
    ['rate 6', review({ rate: 6 }), 'rate', messages['field.invalidChoice']],
    ['half a star', review({ rate: 3.5 }), 'rate', messages['field.invalidChoice']],
    ['a text as rate', review({ rate: '4' }), 'rate', messages['field.invalidChoice']],
    ['no rate', review({ rate: undefined }), 'rate', messages['field.ratingRequired']],
    ['an unknown service', review({ service: 'Plumbing' }), 'service', messages['field.invalidChoice']],
    ['no service', review({ service: '' }), 'service', messages['field.serviceRequired']],
    ['an unknown field', review({ extra: true }), 'extra', messages['field.unknown']],
    ['an over-long message', review({ message: 'x'.repeat(5_001) }), 'message', tooLong(5_000)],
  ])('%s is refused with the field named, and nothing is stored', async (_case, body, field, problem) => {
    const api = await startApi(engine);

    const response = await api.post(path, body);

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: problem });
    expect(response.json().message).toBe(
      problem === messages['field.ratingRequired'] || problem === messages['field.serviceRequired']
        ? 'Please fill in all fields and select a rating'
        : problem,
    );
    expect(await api.store.isEmpty()).toBe(true);
  });
});
