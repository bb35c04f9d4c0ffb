import { expect, test } from 'vitest';
import { roles } from '#contract/office/permissions';
import { assignable } from './colleagues.ts';

test('an application is given to those who decide on applications, a request to those who answer requests, and nothing to who has left', () => {
  const colleagues = [true, false].flatMap((isActive) =>
    roles.map((role) => ({ id: `${role}-${isActive}`, name: role, roles: [role], isActive, awayUntil: null })),
  );
  const given = (permission: Parameters<typeof assignable>[1]) => assignable(colleagues, permission).map(({ id }) => id);

  expect(given('applications.decide')).toEqual(['owner-true', 'hiring-true']);
  expect(given('quotes.answer')).toEqual(['owner-true', 'sales-true']);
});
