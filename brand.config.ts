/**
 * The company. Every name, contact and address on the site, in its mails and in its metadata comes from here.
 * The defaults belong to nobody: replace them to make the site yours.
 */
export const brand = {
  name: 'Khutwa',
  legalName: 'Khutwa for Information Technology',
  arabicName: 'خطوة',
  tagline: 'The First Step to Smarter Technology',
  phone: { label: '+962 6 555 0100', href: 'tel:+96265550100' },
  email: { label: 'support@khutwa.example', href: 'mailto:support@khutwa.example' },
  /** The messaging-app chat: number in international format without signs, and the greeting it opens with. */
  chat: { number: '96265550100', greeting: 'Hello Khutwa, I would like to ask about your services.' },
  social: {
    facebook: 'https://facebook.com/khutwa.example',
    instagram: 'https://instagram.com/khutwa.example',
    linkedin: 'https://linkedin.com/company/khutwa-example',
    x: 'https://x.com/khutwa_example',
  },
  office: {
    lines: ['Azal Plaza, Queen Nour Street', 'Amman, Jordan'],
    street: 'Azal Plaza, Queen Nour Street',
    city: 'Amman',
    country: 'Jordan',
    countryCode: 'JO',
    map: 'https://www.google.com/maps/search/?api=1&query=Azal+Plaza+Queen+Nour+Street+Amman+Jordan',
    /** WGS 84, degrees. */
    latitude: 31.95,
    longitude: 35.93,
  },
  /** Week days as the company writes them; `open` is false on the weekend. */
  hours: {
    label: 'Sat-Thr 09:00-17:00',
    weekend: 'Weekend by appointment',
    opens: '09:00',
    closes: '17:00',
    days: [
      { label: 'Sat', open: true },
      { label: 'Sun', open: true },
      { label: 'Mon', open: true },
      { label: 'Tue', open: true },
      { label: 'Wed', open: true },
      { label: 'Thr', open: true },
      { label: 'Fri', open: false },
    ],
  },
  /** The public address of the site: canonical links, sharing pictures, sitemap. */
  origin: 'https://khutwa.example',
  copyrightYear: 2025,
  /** The mark, drawn in one colour; `path` on a canvas of `viewBox`. */
  logo: {
    viewBox: '0 0 30 28',
    path: 'M1 27v-7.4h9.3V27zM10.3 13.7h9.4V27h-9.4zM19.7 7.8H29V27h-9.3zM1 17.2h6.6v-1H1zM10.3 11.3h6.6v-1h-6.6zM19.7 5.4h6.6v-1h-6.6z',
  },
} as const;

/** The chat link with its greeting filled in. */
export const chatUrl = `https://wa.me/${brand.chat.number}?text=${encodeURIComponent(brand.chat.greeting)}`;
