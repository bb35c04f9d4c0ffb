import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { QuoteRow } from '#contract/office/quotes';
import { quoteCases } from '../../data/cases/quotes.ts';
import { rowLinkId } from '../../list/row-link.tsx';
import { useAfterPaint } from '../../parts/hooks/use-after-paint.ts';

interface CursorOptions {
  /** The one in the address. */
  id: string | undefined;
  /** The one that lies beside the list. */
  shownId: string | undefined;
  rows: readonly QuoteRow[];
  isTable: boolean;
  openId(id: string, replace: boolean): void;
}

/** Returns which quote is current, and how keys move from it to another one. */
export function useQuoteCursor({ id, shownId, rows, isTable, openId }: CursorOptions) {
  const queries = useQueryClient();
  const afterPaint = useAfterPaint();
  const [cursor, setCursor] = useFollowedId(id);
  const currentId = cursor ?? (isTable ? rows[0]?.id : shownId);
  const index = rows.findIndex((row) => row.id === currentId);

  function goTo(row: QuoteRow | undefined): void {
    if (!row) return;
    setCursor(row.id, !isTable);
    requestAnimationFrame(() => document.getElementById(rowLinkId(row.id))?.focus({ preventScroll: !isTable }));
    // The row is highlighted at once; the URL, and what lies beside the list, may take a moment longer.
    afterPaint(() => {
      const next = rows[rows.indexOf(row) + 1];
      if (next) quoteCases.prefetch(queries, next.id);
      if (!isTable) openId(row.id, id !== undefined);
    });
  }

  /** The one that becomes current when these leave the list. */
  function besideNow(leaving: readonly QuoteRow[]): QuoteRow | undefined {
    const stays = (row: QuoteRow) => !leaving.includes(row);
    return rows.slice(index + 1).find(stays) ?? rows.slice(0, Math.max(index, 0)).findLast(stays);
  }

  return {
    currentId,
    index,
    indexNow: () => index,
    /** The current one, also when it was opened by a link and no list has it. */
    currentNow: () => rows[index] ?? quoteCases.openedRow(queries, id),
    besideNow,
    goTo,
    move: (by: 1 | -1) => goTo(rows[index === -1 ? 0 : index + by]),
  };
}

/** Knows the id in the address, and before the address has followed, the one that was moved to. */
function useFollowedId(id: string | undefined): [string | undefined, (id: string, isOpened: boolean) => void] {
  const [cursor, setCursor] = useState(id);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    // On the way to another one, those in between do not count.
    if (wanted.current !== undefined && wanted.current !== id) return;
    wanted.current = undefined;
    setCursor(id);
  }, [id]);
  const move = (next: string, isOpened: boolean) => {
    wanted.current = isOpened && next !== id ? next : undefined;
    setCursor(next);
  };
  return [cursor, move];
}
