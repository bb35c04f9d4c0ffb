/** What people are here for. */
export const roles = {
  owner: { name: 'Owner', does: 'Everything, also this page' },
  sales: { name: 'Sales', does: 'Quotes and reviews' },
  hiring: { name: 'Hiring', does: 'Applications and jobs' },
  editor: { name: 'Editor', does: 'Reviews, clients and offices' },
} as const;
