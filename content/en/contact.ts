import { brand } from '#brand';

export const contact = {
  metadata: {
    title: `Contact | ${brand.name}`,
    description: `Ask ${brand.name} for a quote, call ${brand.phone.label} or come by: ${brand.office.street}, ${brand.office.city}. ${brand.hours.label}.`,
    keywords: [
      `IT company ${brand.office.city}`,
      `IT support ${brand.office.country}`,
      'request a quote',
      `${brand.office.street.split(',')[0]} ${brand.office.city}`,
      `${brand.name} phone number`,
    ],
  },
  title: { before: 'You will find us ', highlight: `in ${brand.office.city}`, after: '.' },
  lead: 'Write, call or come by. Tell us what should get better, and the person who would do the work answers.',
  pictureAlt: `The lights of ${brand.office.isPictured ? brand.office.city : 'a city'} at night, seen over the roofs`,
  labels: { phone: 'Phone', email: 'E-mail', office: 'Office', hours: 'Business hours', social: 'Follow us' },
  map: { label: 'View on Google Maps', hint: 'opens in a new tab' },
  copy: { action: 'Copy', done: 'Copied', phone: 'phone number', email: 'e-mail address' },
} as const;
