import { network } from '#content/en/network';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { BuildingDrawing } from './building-drawing.tsx';
import styles from './device-locations.module.css';

/** Where each of the eight devices is installed, in the cross-section of a building. */
export function DeviceLocations() {
  const { title, lead, drawingAlt, places } = network.building;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="locations-title">
      <div className={`wrap ${styles.content}`}>
        <SectionHead id="locations-title" title={<HighlightedText {...title} />} text={lead} />
        <div className={styles.drawing}>
          <BuildingDrawing label={drawingAlt} />
        </div>
        <ol className={styles.locations}>
          {places.map(({ device, place }, index) => (
            <li key={device}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <b>{device}</b> {place}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
