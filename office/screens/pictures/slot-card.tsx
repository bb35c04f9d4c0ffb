import { Link } from '@tanstack/react-router';
import { Film, VideoOff as FilmOff } from 'lucide-react';
import { useLocale, useText } from '../../content/use-text.ts';
import type { ShownSlot } from '../../data/site/pictures.ts';
import styles from './pictures.module.css';

/** Pixels in which a card shows a picture at least. */
const cardWidth = 384;

/** A slot as it looks on its page. */
export function SlotCard({ slot, state }: ShownSlot) {
  const text = useText('pictures');
  const locale = useLocale();
  const [form] = state.picture?.forms ?? [];
  const own = form?.avif.find(({ width }) => width >= cardWidth) ?? form?.avif.at(-1);
  const label = (state.picture ? state.picture.alt : slot.alt)?.[locale] ?? text.decoration;
  const film = state.picture?.films?.length ? 'own' : state.picture || state.isStill ? 'off' : 'original';
  const Icon = film === 'off' ? FilmOff : Film;
  return (
    <Link
      className={`grid gap-1.5 content-start rounded-2 ${styles.card}`}
      to="/pictures"
      search={{ slot: slot.slot }}
      data-slot={slot.slot}
    >
      <img className={`rounded-1 ${styles.picture}`} src={own?.path ?? slot.forms[0]?.preview} alt="" loading="lazy" decoding="async" />
      <span className={`text-xs text-body ${styles.label}`}>{label}</span>
      <span className="flex flex-wrap gap-1.5 text-2xs text-quiet">
        {slot.isHead && <span>{text.head}</span>}
        {slot.film && (
          <span className="inline-flex gap-1">
            <Icon className="icon size-4" aria-hidden />
            {text.films[film]}
          </span>
        )}
        {state.picture && <b className="font-550 text-accent">{text.own}</b>}
      </span>
    </Link>
  );
}
