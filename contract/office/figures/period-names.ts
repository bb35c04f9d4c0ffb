/** The periods that figures are shown for; `own` has its days in the address. */
export const periodNames = ['lastWeek', 'thisWeek', 'lastMonth', 'thisMonth', 'quarter', 'year', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];
