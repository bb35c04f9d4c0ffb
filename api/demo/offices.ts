import { brands } from '#brand';
import { mapPosition } from '#contract/map/world-map';
import { type ServiceId, serviceIds } from '#contract/services';
import type { NewBranch } from '../store/branches/branches.ts';

/** The site's own domain below `.example`: addresses and numbers that belong to nobody. */
/** An entry is written in English, and in Arabic beside it. */
const { en: brand } = brands;
const domain = new URL(brand.origin).host;
/** A place as a part of a domain name; `office` when nothing of it can be one. */
const hostLabel = (place: string) =>
  place
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'office';
const mapOf = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const everyOffice = { showOnHome: true, isDeleted: false } as const;

/** Lists what the services of an office are called on the Arabic page. */
const arabicServices: Record<ServiceId, string> = {
  Network: 'معدّات الشبكات',
  "Pc's": 'الحواسيب',
  'CCTV & Smart Home': 'كاميرات ومنزل ذكي',
  'POS Software': 'برنامج نقاط البيع',
  'Phone Application': 'تطبيق هاتف',
  Web: 'موقع إلكتروني',
  Windows: 'برنامج ويندوز',
  'Cyber Security': 'الأمن السيبراني',
  Networking: 'الشبكات',
  'Monitoring & innovations': 'المراقبة والابتكارات',
  'Established & Rebuild': 'التأسيس وإعادة البناء',
  'Cloud Services': 'الخدمات السحابية',
  AI: 'الذكاء الاصطناعي',
  Maintenance: 'الصيانة',
};

const inArabic = (services: readonly ServiceId[]) => services.map((id) => arabicServices[id]);

/** Four offices: with and without a website, with few and with many services. Positions are percentages of the world map. */
export const demoOffices: NewBranch[] = [
  {
    ...everyOffice,
    name: `${brand.name} ${brand.office.city}`,
    country: brand.office.country,
    address: brand.office.lines.join(', '),
    phone: brand.phone.label,
    email: brand.email.label,
    website: `https://${hostLabel(brand.office.city)}.${domain}`,
    googleMap: brand.office.map,
    services: [...serviceIds, 'Consulting'],
    ...mapPosition(brand.office),
    ar: {
      name: `${brands.ar.name} ${brands.ar.office.city}`,
      country: brands.ar.office.country,
      address: brands.ar.office.lines.join('، '),
      services: [...inArabic(serviceIds), 'الاستشارات'],
    },
  },
  {
    ...everyOffice,
    name: `${brand.name} Riyadh`,
    country: 'Saudi Arabia',
    address: 'Riyadh (demo address)',
    phone: '+966 00 000 0000',
    email: `riyadh@${domain}`,
    website: `https://riyadh.${domain}`,
    googleMap: mapOf('Riyadh, Saudi Arabia'),
    services: ['POS Software', 'Networking', 'Cyber Security', 'Cloud Services', 'Maintenance'],
    positionTop: 42.11,
    positionLeft: 57.93,
    ar: {
      name: `${brands.ar.name} الرياض`,
      country: 'السعودية',
      address: 'الرياض (عنوان تجريبي)',
      services: inArabic(['POS Software', 'Networking', 'Cyber Security', 'Cloud Services', 'Maintenance']),
    },
  },
  {
    ...everyOffice,
    name: `${brand.name} Istanbul`,
    country: 'Türkiye',
    address: 'Istanbul (demo address)',
    phone: '+90 000 000 00 00',
    email: `istanbul@${domain}`,
    googleMap: mapOf('Istanbul, Türkiye'),
    services: ['Web', 'Phone Application', 'AI'],
    positionTop: 30.68,
    positionLeft: 52.92,
    ar: {
      name: `${brands.ar.name} إسطنبول`,
      country: 'تركيا',
      address: 'إسطنبول (عنوان تجريبي)',
      services: inArabic(['Web', 'Phone Application', 'AI']),
    },
  },
  {
    ...everyOffice,
    name: `${brand.name} London`,
    country: 'United Kingdom',
    address: 'London (demo address)',
    // From the range that Ofcom keeps free for drama.
    phone: '+44 20 7946 0100',
    email: `london@${domain}`,
    website: `https://london.${domain}`,
    googleMap: mapOf('London, United Kingdom'),
    services: ['Cyber Security', 'Cloud Services', 'Web', 'Monitoring & innovations'],
    positionTop: 23.49,
    positionLeft: 45.7,
    ar: {
      name: `${brands.ar.name} لندن`,
      country: 'المملكة المتحدة',
      address: 'لندن (عنوان تجريبي)',
      services: inArabic(['Cyber Security', 'Cloud Services', 'Web', 'Monitoring & innovations']),
    },
  },
];
