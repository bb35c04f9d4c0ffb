import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { uploadsPrefix } from '#contract/api-paths';
import { type Crop, Logo, type LogoChoice } from '#contract/office/pictures/logos';
import { request } from '../requests/request.ts';
import type { Sending } from '../requests/send-file.ts';
import { whole } from './crop-box.ts';

/** Milliseconds for sending a file and for drawing it anew, on a slow line and a busy day. */
const uploadTimeoutMs = 120_000;

const logoKey = (path: string) => ['logos', path] as const;

/** Logos on other hosts cannot be cut, and neither can none. */
const keyOf = (path: string): string | undefined =>
  path.startsWith(`${uploadsPrefix}/`) ? path.slice(uploadsPrefix.length + 1) : undefined;

/** Returns what is known of a logo by its path: its whole picture and the part that is shown. A path stands for the same picture for ever. */
export function useLogo(path: string) {
  const key = keyOf(path);
  return useQuery({
    queryKey: logoKey(path),
    queryFn: ({ signal }) => request('logo', { parameters: { key: key ?? '' }, schema: Logo, signal, timeoutMs: uploadTimeoutMs }),
    enabled: key !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Sends files, and cuts logos anew from their whole picture. */
export function useLogoKeeper() {
  const queries = useQueryClient();
  const newestCut = useRef({ asked: '', path: '' });
  const cached = (logo: Logo) => {
    queries.setQueryData(logoKey(logo.path), logo);
    return logo;
  };
  return {
    /** Rejects with the sentence why the file is no logo. */
    send: async (file: Blob, sending: Sending): Promise<Logo> =>
      cached(await request('logos', { method: 'POST', file, schema: Logo, timeoutMs: uploadTimeoutMs, ...sending })),

    /** The path that an entry gets: of the logo as it was chosen, cut first where it is to be. Asked for again, the same cut has the same path. */
    async settle({ path, crop }: LogoChoice): Promise<string> {
      if (crop === undefined) return path;
      const body = { logo: path, crop };
      const asked = JSON.stringify(body);
      if (newestCut.current.asked !== asked) {
        const cut = await request('logoCuts', { method: 'POST', body, schema: Logo, timeoutMs: uploadTimeoutMs });
        newestCut.current = { asked, path: cached(cut).path };
      }
      return newestCut.current.path;
    },
  };
}

/** The part that is shown once the form is sent. */
export const shownPart = ({ crop }: LogoChoice, logo: Logo | undefined): Crop => (crop === undefined ? logo?.crop : crop) ?? whole;
