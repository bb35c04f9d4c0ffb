/** The tabs and the stored category of each, as the specification gives them. */
export const clientTabs: readonly [name: string, category: string | undefined][] = [
  ['All Clients', undefined],
  ['Banks', 'Banks'],
  ['Governments', 'Governments'],
  ['Food and Beverage', 'Restaurants & Cafes'],
  ['Real Estate', 'Real Estate & Construction'],
  ['Travel and Tourism', 'Other Clients'],
  ['Financial Institution', 'Finance & Business Services'],
  ['Pharmaceutical', 'Healthcare & Medical'],
  ['Import and Export Sector', 'Other Clients'],
  ['Governmental & Organization', 'Government & Public Sector'],
  ['Retail', 'Retail & E-commerce'],
];
