/** Says what people are here for. */
export const roles = {
  owner: { name: 'Owner', does: 'Everything, including this page' },
  sales: { name: 'Sales', does: 'Quotes, price offers, figures and reviews' },
  hiring: { name: 'Hiring', does: 'Applications and jobs' },
  editor: { name: 'Editor', does: 'Reviews, clients, branches, texts and pages' },
} as const;
