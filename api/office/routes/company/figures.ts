import { Figures, FiguresQuery } from '#contract/office/figures/figures';
import { comparedPeriod } from '#contract/office/figures/periods';
import { officePaths } from '#contract/office/paths';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { companyCalendar } from '../../../services/office/figures/company-calendar.ts';
import { describeFigures } from '../../../services/office/figures/describe-figures.ts';
import { figuresCsv } from '../../../services/office/figures/figures-csv.ts';
import { type OfficeDependencies, rolesOf, signedIn } from '../../office-request.ts';

/** Adds the routes of the figures of a period; of kinds that a role does not see there are none. */
export function figureRoutes(app: ApiInstance, { store, settings }: OfficeDependencies): void {
  const config = { permission: 'quotes.answer' } as const;

  async function read({ period, ...own }: FiguresQuery, roles: Parameters<typeof describeFigures>[1]): Promise<Figures> {
    return describeFigures(store, roles, comparedPeriod(period, await companyCalendar(store, settings, new Date()), own));
  }

  app.get(officePaths.figures, {
    config: { ...config, tokenScope: 'figures.read' },
    schema: {
      summary: 'Figures of a period beside the one before',
      description: 'For reports and a screen on the wall. `own` has its days in `from` and `to`.',
      querystring: FiguresQuery,
      response: { 200: Figures },
    },
    handler: (request) => read(request.query, rolesOf(request)),
  });

  app.get(officePaths.figuresCsv, {
    config,
    schema: { querystring: FiguresQuery, response: { 200: z.string() } },
    handler: async (request, reply) => {
      const figures = await read(request.query, signedIn(request).account.roles);
      const names = new Map((await store.accounts.list()).map(({ id, name }) => [id, name]));
      const file = `figures-${figures.period.from}-${figures.period.to}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`);
      return reply.serializer((text: string) => text).send(figuresCsv(figures, (id) => names.get(id) ?? ''));
    },
  });
}
