import type { Content } from '#site/content/content.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { BuildingDrawing } from './building-drawing.tsx';
import { devices } from './device-drawings.tsx';
import styles from './device-locations.module.css';

interface DeviceLocationsProps {
  text: Content<'network'>['deviceLocations'];
  deviceTexts: Content<'network'>['devices']['items'];
}

/** Shows where each of the eight devices is installed, in the cross-section of a building. */
export function DeviceLocations({ text: { title, lead, drawingAlt, places }, deviceTexts }: DeviceLocationsProps) {
  return (
    <section className={`section border-y ${styles.section}`} aria-labelledby="locations-title">
      <div className={`wrap grid gap-8 ${styles.content}`}>
        <SectionHead id="locations-title" title={<HighlightedText {...title} />} text={lead} />
        <div className={styles.drawing}>
          <BuildingDrawing label={drawingAlt} />
        </div>
        <ol className={styles.locations}>
          {devices.map(({ name }, index) => (
            <li key={name} className="flex gap-4 border-t leading-normal">
              <span className={`font-medium text-brand-light ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <b className="text-heading">{deviceTexts[name].title}</b> {places[name]}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
