import { expect, test } from 'vitest';
import { permissionsOf, roles } from '#contract/office/permissions';
import { router } from '../../routes.tsx';
import { mayOpen } from './navigation.ts';

const screens = new Set(Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? ''));

test('an address that is typed opens what the role may see, and nothing else', () => {
  const closed = Object.fromEntries(
    roles.map((role) => [role, new Set([...screens].filter((screen) => !mayOpen(router, screen, permissionsOf(role))))]),
  );

  const admin = ['company', 'history', 'people', 'privacy'];
  expect(closed).toEqual({
    owner: new Set(),
    sales: new Set(['applications', 'clients', 'jobs', 'offices', ...admin]),
    hiring: new Set(['clients', 'offices', 'quotes', 'reviews', ...admin]),
    editor: new Set(['applications', 'jobs', 'quotes', 'templates', ...admin]),
  });
});
