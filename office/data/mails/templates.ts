import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NewTemplate, Template } from '#contract/office/mail';
import { z } from '#contract/zod';
import { request, requestChange } from '../requests/request.ts';

export type TemplateValues = z.infer<typeof NewTemplate>;

const listKey = ['templates', 'list'] as const;

/** Texts that answers begin with, by name. */
export const useTemplates = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('templates', { schema: z.array(Template), signal }) });

export const useAddTemplate = () =>
  useMutation({
    mutationFn: ({ values, key }: { values: TemplateValues; key: string }) =>
      request('templates', { method: 'POST', body: values, idempotencyKey: key, schema: Template }),
    meta: { refetches: [listKey] },
  });

/** Rejects with the newer template as `newer` when somebody else was faster. */
export function useChangeTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, values }: { id: string; version: number; values: TemplateValues }) =>
      request('template', { method: 'PUT', parameters: { id }, version, body: values, schema: Template }),
    onSuccess: (changed) =>
      queries.setQueryData<Template[]>(listKey, (list) => list?.map((template) => (template.id === changed.id ? changed : template))),
    meta: { refetches: [listKey] },
  });
}

export const useRemoveTemplate = () =>
  useMutation({
    mutationFn: (id: string) => requestChange('template', { method: 'DELETE', parameters: { id } }),
    meta: { refetches: [listKey] },
  });
