import { expect, test } from 'vitest';
import { nameOfDatabase, readPostgresUrl } from './postgres-url.ts';

test('a URL of one host stays as it is', () => {
  for (const url of [
    'postgres://u:p%40@db.example:5433/site?sslmode=verify-full',
    'postgres://u:a@b,c@db/site',
    'postgresql://db/site',
    'postgres://u@[::1]/site',
  ])
    expect(readPostgresUrl(url)).toEqual({ urls: [url], mustWrite: false });
});

test('several hosts become a URL each, and one that takes no writes is passed over', () => {
  expect(readPostgresUrl('postgres://u:p@one,two:5433,[::1]:5434/site?sslmode=disable&target_session_attrs=read-write')).toEqual({
    urls: [
      'postgres://u:p@one/site?sslmode=disable',
      'postgres://u:p@two:5433/site?sslmode=disable',
      'postgres://u:p@[::1]:5434/site?sslmode=disable',
    ],
    mustWrite: true,
  });
  expect(readPostgresUrl('postgres://one,two/site')).toMatchObject({ mustWrite: true });
});

test('one host may have to take writes too, or not', () => {
  const mustWrite = (attributes: string) => readPostgresUrl(`postgres://one/site?target_session_attrs=${attributes}`);
  expect(['read-write', 'primary', 'any'].map(mustWrite)).toMatchObject([{ mustWrite: true }, { mustWrite: true }, { mustWrite: false }]);
});

test.each([
  ['mysql://one/site', 'must be a URL such as'],
  ['postgres://one,,two/site', 'must be a URL such as'],
  ['postgres://one:port/site', 'must be a URL such as'],
  ['postgres://site@localhost/site?host=/a,/b', 'must name several hosts between @ and /'],
  ['postgres://one,two/site?target_session_attrs=standby', 'must have no target_session_attrs but read-write or primary'],
])('%s is refused with what is wrong', (url, reason) => {
  expect(readPostgresUrl(url)).toContain(reason);
});

test('the name of a database has neither user nor password', () => {
  expect(nameOfDatabase('postgres://u:p@one,two:5433/site')).toBe('site at one, two:5433');
  expect(nameOfDatabase('postgres://u@localhost/site?host=%2Fsocket')).toBe('site at /socket');
});
