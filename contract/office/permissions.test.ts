import { expect, test } from 'vitest';
import { orderedRoles, parseRoles, permissions, permissionsOf, rolesText, toggledRole } from './permissions.ts';

test('several roles have the permissions of each, and an owner has all of them alone', () => {
  expect(permissionsOf(['sales', 'hiring'])).toEqual([
    'office.enter',
    'quotes.answer',
    'applications.decide',
    'reviews.decide',
    'jobs.publish',
  ]);
  expect(permissionsOf(['owner'])).toEqual(Object.keys(permissions));
  expect([orderedRoles(['hiring', 'sales', 'hiring']), orderedRoles(['hiring', 'owner'])]).toEqual([['sales', 'hiring'], ['owner']]);
});

test('roles are chosen one by one, and an owner is nothing else', () => {
  expect(toggledRole(['sales'], 'hiring')).toEqual(['sales', 'hiring']);
  expect(toggledRole(['sales', 'hiring'], 'sales')).toEqual(['hiring']);
  expect(toggledRole(['hiring'], 'hiring')).toEqual([]);
  expect(toggledRole(['sales', 'hiring'], 'owner')).toEqual(['owner']);
  expect(toggledRole(['owner'], 'editor')).toEqual(['editor']);
});

test('roles as text are read again, and none with a name that is not known', () => {
  expect(parseRoles(rolesText(['sales', 'hiring']))).toEqual(['sales', 'hiring']);
  expect(parseRoles('hiring, sales')).toEqual(['sales', 'hiring']);
  expect([parseRoles(''), parseRoles('sales,king')]).toEqual([undefined, undefined]);
});
