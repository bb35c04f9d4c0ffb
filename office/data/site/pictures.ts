import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeptFilm } from '#contract/office/pictures/films';
import { type ChangePicture, type PictureSlot, PictureSlots, PictureSource, SlotState } from '#contract/office/pictures/pictures';
import { request, requestChange } from '../requests/request.ts';
import type { Sending } from '../requests/send-file.ts';

/** Milliseconds for sending a photograph on a slow line, and for writing its files on a busy day. */
const timeoutMs = 120_000;

const listKey = ['pictures', 'slots'] as const;

/** A slot with what it shows. */
export interface ShownSlot {
  slot: PictureSlot;
  state: SlotState;
}

/** Returns the slots of the site, in the order of its pages. */
export const usePictures = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => request('pictures', { schema: PictureSlots, signal, timeoutMs }),
    select: ({ slots, states }): ShownSlot[] => slots.map((slot) => ({ slot, state: stateOf(slot, states) })),
  });

const stateOf = ({ slot }: PictureSlot, states: readonly SlotState[]): SlotState =>
  states.find((state) => state.slot === slot) ?? { slot, picture: null, isStill: false, changedAt: null, changedBy: null, version: 0 };

const withState = (queries: QueryClient, state: SlotState) =>
  queries.setQueryData<PictureSlots>(
    listKey,
    (lists) => lists && { ...lists, states: [...lists.states.filter(({ slot }) => slot !== state.slot), state] },
  );

/** Rejects with the sentence why the file is no picture. */
export const sendSource = (file: Blob, sending: Sending = {}): Promise<PictureSource> =>
  request('pictureSources', { method: 'POST', file, schema: PictureSource, timeoutMs, ...sending });

/** Rejects with the sentence why the file is no film, or none for this slot. */
export const sendFilm = (slot: string, file: Blob, sending: Sending): Promise<KeptFilm> =>
  request('pictureFilm', { method: 'POST', parameters: { slot }, file, schema: KeptFilm, timeoutMs, ...sending });

interface PictureChange {
  slot: string;
  version: number;
  /** Null: back to what the site came with. */
  picture: ChangePicture | null;
}

/** Rejects with the newer state as `newer` when somebody else was faster. */
export function useChangePicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ slot, version, picture }: PictureChange) =>
      requestChange('picture', {
        method: picture ? 'PUT' : 'DELETE',
        parameters: { slot },
        version,
        ...(picture && { body: picture }),
        schema: SlotState,
        timeoutMs,
      }),
    onSuccess: ({ answer }) => withState(queries, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: ['pictures'] }),
  });
}
