import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Figures, type FiguresQuery } from '#contract/office/figures/figures';
import { request, requestFile } from '../requests/request.ts';

/** Returns the figures of a period; undefined asks for none, while own days are incomplete. */
export const useFigures = (query: FiguresQuery | undefined) =>
  useQuery({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => request('figures', { query: { ...query }, schema: Figures, signal }),
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
  });

/** Fetches the same figures as CSV. */
export const useFiguresFile = () =>
  useMutation({ mutationFn: (query: FiguresQuery) => requestFile('figuresCsv', { query: { ...query } }) });
