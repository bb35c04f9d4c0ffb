import { expect, test } from 'vitest';
import { oneOf, onOff, setFilters, several, sorts } from './filters.ts';

interface Search {
  state?: ('new' | 'won')[] | undefined;
  rating?: number | undefined;
  overdue?: boolean | undefined;
  sort?: string | undefined;
}

const states = [
  { value: 'new', label: 'New' },
  { value: 'won', label: 'Won' },
] as const;
const groupsOf = (search: Search) => [
  { label: 'Status', choices: several(search, 'state', states) },
  {
    choices: [
      onOff(search, 'overdue', 'Overdue'),
      ...oneOf(search, 'rating', [
        { value: undefined, label: 'Any' },
        { value: 4, label: '4 or more' },
      ]),
    ],
  },
  { choices: sorts(search, { turn: 'Turn', name: 'Name' }) },
];

test('several values of a filter are added and taken away, and stand in the address together', () => {
  const [first, second] = several<Search, 'state'>({ state: ['won'] }, 'state', states);
  expect(first).toMatchObject({ isOn: false, change: { state: ['won', 'new'] } });
  expect(second).toMatchObject({ isOn: true, change: { state: [] } });
});

test('what is set are filters with a value; the one that stands for none, and an order, are not', () => {
  expect(setFilters(groupsOf({ sort: 'name' }))).toEqual([]);
  const set = setFilters(groupsOf({ state: ['new', 'won'], rating: 4, overdue: true }));
  expect(set.map(({ label }) => label)).toEqual(['New', 'Won', 'Overdue', '4 or more']);
  expect(Object.assign({}, ...set.slice(2).map(({ remove }) => remove))).toEqual({ overdue: false, rating: undefined });
});

test('the first order goes without saying', () => {
  expect(sorts<Search>({}, { turn: 'Turn', name: 'Name' }).map(({ isOn, change }) => [isOn, change])).toEqual([
    [true, { sort: undefined }],
    [false, { sort: 'name' }],
  ]);
});
