import { network } from '#content/network';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { BuildingDrawing } from './building-drawing.tsx';
import styles from './device-locations.module.css';

/** A building cut open: where each of the eight devices lives between street and socket. */
export function DeviceLocations() {
  const { title, lead, drawingAlt, places } = network.building;
  return (
    <section className={`section ${styles.building}`} aria-labelledby="building-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="building-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.drawing}>
          <BuildingDrawing label={drawingAlt} />
        </div>
        <ol className={styles.places}>
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
