import { expect, test } from 'vitest';
import { permissionsOf, type Role, roles } from '#contract/office/permissions';
import { router } from '../../routes.tsx';
import { mayOpen } from './navigation.ts';

const screens = new Set(Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? ''));

test('an address that is typed opens what the role may see, and nothing else', () => {
  const closed = (role: Role) => [...screens].filter((screen) => !mayOpen(router, screen, permissionsOf([role])));

  const admin = ['company', 'history', 'people', 'privacy'];
  expect(closed('owner')).toEqual([]);
  expect(closed('sales')).toEqual(expect.arrayContaining(['applications', 'clients', 'jobs', 'offices', ...admin]));
  expect(closed('hiring')).toEqual(expect.arrayContaining(['clients', 'offices', 'quotes', 'reviews', ...admin]));
  expect(closed('editor')).toEqual(expect.arrayContaining(['applications', 'jobs', 'quotes', 'templates', ...admin]));
  const open = ['', 'account', 'attention', 'more', 'undelivered'];
  for (const role of roles) expect(open.filter((screen) => closed(role).includes(screen))).toEqual([]);
  expect(closed('sales')).not.toContain('quotes');
  expect(closed('hiring')).not.toContain('templates');
});
