import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Branch } from '#contract/branch';
import { linkOf, nearestOffice } from './map-places.ts';

/** Milliseconds that the mouse has to rest on a pin before its card opens, and beside it before the card closes. */
const restMs = { open: 250, close: 500 };

/** Pixels from the pointer to a box; 0 inside. */
function distanceTo(box: DOMRect | undefined, { clientX, clientY }: PointerEvent): number {
  if (!box) return 0;
  return Math.hypot(Math.max(box.left - clientX, 0, clientX - box.right), Math.max(box.top - clientY, 0, clientY - box.bottom));
}

interface MapElements {
  pins: RefObject<SVGSVGElement | null>;
  cards: RefObject<HTMLElement | null>;
}

/**
 * Which office's card is open: none, until a pin is hovered, focused or tapped. What counts is the pin nearest to the pointer, since pins can lie
 * on one another. The mouse opens what it rests on, but nothing that it only crosses on its way to the card, which would be replaced by another. A
 * tap opens the card, and follows the pin's link once it is open.
 *
 * @returns the office, and the handlers of the element that contains pins and cards
 */
export function useOfficeCards(offices: Branch[], { pins, cards }: MapElements) {
  const [chosen, setChosen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The timer will choose this. */
  const next = useRef<string>(undefined);
  const distance = useRef(0);
  /** Belongs to the press that a click may follow. */
  const press = useRef({ isTouch: false, wasOpen: false });

  const choose = (id?: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setChosen(id);
  };
  const chooseLater = (id?: string) => {
    clearTimeout(timer.current);
    next.current = id;
    timer.current = setTimeout(choose, id === undefined ? restMs.close : restMs.open, id);
  };
  const idAt = ({ target }: { target: EventTarget | null }) => (target as Element).closest<SVGElement>('[data-office]')?.dataset.office;
  /** The office of the nearest pin, or of the label. */
  const officeAt = (event: { target: EventTarget | null; clientX: number; clientY: number }) =>
    nearestOffice(offices, pins.current?.getBoundingClientRect(), event) ?? offices.find(({ _id }) => _id === idAt(event));
  const isInCard = ({ target }: { target: EventTarget | null }) => cards.current?.contains(target as Node | null) ?? false;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (chosen === undefined) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!isInCard(event) && !officeAt(event)) choose();
    };
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && choose();
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  });

  /** A finger's choice, whose card may lie below the window. */
  function showTapped(id: string | undefined) {
    flushSync(() => choose(id));
    cards.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }

  const handlers = {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const before = distance.current;
      distance.current = distanceTo(cards.current?.getBoundingClientRect(), event);
      const goal = distance.current === 0 ? chosen : officeAt(event)?._id;
      if (goal === chosen) clearTimeout(timer.current);
      else if (timer.current === undefined || goal !== next.current || distance.current < before) chooseLater(goal);
      if (goal === chosen) timer.current = undefined;
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') chooseLater();
    },
    onPointerDown(event: PointerEvent) {
      press.current = { isTouch: event.pointerType === 'touch', wasOpen: officeAt(event)?._id === chosen };
    },
    onClick(event: MouseEvent) {
      // The keyboard's has no place, and is the link's own.
      const office = event.detail > 0 && !isInCard(event) ? officeAt(event) : undefined;
      if (!office) return;
      const { isTouch, wasOpen } = press.current;
      const link = linkOf(office);
      // Beside the middle of a pin there may be its label, another pin or the map.
      const isOwnLink = idAt(event) === office._id && (event.target as Element).closest('a') !== null;
      const follows = link !== undefined && (wasOpen || !isTouch);
      if (!follows || !isOwnLink) event.preventDefault();
      if (follows && !isOwnLink) window.open(link, '_blank', 'noopener');
      if (isTouch) showTapped(wasOpen ? undefined : office._id);
      else if (!link) choose(office._id);
    },
    onFocus(event: FocusEvent) {
      const id = idAt(event);
      if (id !== undefined) choose(id);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) choose();
    },
    onKeyDown(event: KeyboardEvent) {
      const id = idAt(event);
      const isPressed = id !== undefined && (event.key === 'Enter' || event.key === ' ');
      if (!isPressed || offices.some((office) => office._id === id && linkOf(office))) return;
      event.preventDefault();
      choose(id === chosen ? undefined : id);
    },
  };
  return { active: offices.find((office) => office._id === chosen), handlers };
}
