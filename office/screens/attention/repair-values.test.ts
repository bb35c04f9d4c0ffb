import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { RepairControl } from '#contract/office/attention';
import { beginRepair, type RepairState, repairedValue } from './repair-values.ts';

// The company works in Aden, three hours before UTC.
beforeAll(() => {
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { company: JSON.stringify({ timeZone: 'Asia/Aden' }) } }) });
  return () => vi.unstubAllGlobals();
});

describe('a control begins with as much of the column as can be read', () => {
  test.each<[RepairControl, string | null, RepairState]>([
    ['line', 'An office', 'An office'],
    ['line', null, ''],
    ['category', 'Bank', 'Banks'],
    ['category', 'banks', 'Banks'],
    ['category', 'Government', ''],
    ['category', 'Bakery', ''],
    ['reviewState', 'Approved', 'approved'],
    ['lines', '["Plan",2]', 'Plan\n2'],
    ['lines', 'Plans networks', 'Plans networks'],
    ['lines', 'null', ''],
    ['percentage', '137', '137'],
    ['day', '2026/12/1', '2026-12-01'],
    ['day', '01/12/2026', ''],
    ['day', '2026-13-45', ''],
    ['moment', 'soon', ''],
    ['moment', '2026-11-20T10:00:00Z', '2026-11-20T13:00'],
    ['moment', '2026-11-20 10:00', '2026-11-20T10:00'],
    [
      'clientServices',
      '[{"type":"web","link":"https://a.example"},"AI",4]',
      [
        { type: 'Web', link: 'https://a.example' },
        { type: 'AI', link: '' },
        { type: '', link: '' },
      ],
    ],
    ['clientServices', 'Web', []],
    ['clientTranslation', '{"name":4}', { name: '4' }],
    ['officeTranslation', 'Arabic', { name: '', country: '', address: '', services: '' }],
    [
      'jobTranslation',
      '{"jobTitle":"مهندس","responsibilities":["تخطيط","بناء"]}',
      { jobTitle: 'مهندس', location: '', summary: '', responsibilities: 'تخطيط\nبناء', qualifications: '' },
    ],
  ])('%s: %j', (control, stored, state) => {
    expect(beginRepair(control, stored)).toEqual(state);
  });
});

describe('what a control stands for', () => {
  test.each<[RepairControl, RepairState, unknown]>([
    ['line', ' An office ', 'An office'],
    ['optionalLine', ' ', null],
    ['lines', 'Plan\n\n Build ', ['Plan', 'Build']],
    ['rating', '4', 4],
    ['percentage', '', null],
    ['percentage', '36.5', 36.5],
    ['moment', '', null],
    ['moment', '2026-11-20T13:00', '2026-11-20T10:00:00.000Z'],
    ['clientServices', [{ type: 'Web', link: ' ' }], [{ type: 'Web' }]],
    ['clientTranslation', { name: ' ' }, null],
    ['officeTranslation', { name: 'مكتب', country: '', address: '', services: 'موقع\nشبكة' }, { name: 'مكتب', services: ['موقع', 'شبكة'] }],
  ])('%s: %j', (control, state, value) => {
    expect(repairedValue(control, state)).toEqual(value);
  });

  test('a point in time is the same after it was shown', () => {
    expect(repairedValue('moment', beginRepair('moment', '2026-11-20T10:00:00Z'))).toBe('2026-11-20T10:00:00.000Z');
  });
});
