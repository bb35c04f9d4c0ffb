import type { FieldTexts } from '#contract/forms/field-texts';
import type { fieldTexts as english, emptyFieldMessages as englishMessages } from '../en/fields.ts';
import type { Translation } from '../translation.ts';
import { serviceNames } from './services.ts';

export const fieldTexts = {
  quote: {
    labels: {
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      phoneNumber: 'رقم الهاتف',
      country: 'الدولة',
      message: 'الرسالة',
    },
  },
  review: {
    labels: {
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      rate: 'التقييم',
      service: 'الخدمة',
      message: 'الرسالة',
    },
    choices: { service: serviceNames },
  },
  application: {
    labels: { fullName: 'الاسم الكامل', email: 'عنوان البريد الإلكتروني', resume: 'السيرة الذاتية (PDF)' },
  },
} as const satisfies FieldTexts & Translation<typeof english>;

export const emptyFieldMessages = {
  'field.required': 'يُرجى تعبئة هذا الحقل',
  'field.nameRequired': 'يُرجى كتابة اسمك',
  'field.emailRequired': 'يُرجى كتابة بريدك الإلكتروني لنردّ عليك',
  'field.phoneRequired': 'يُرجى كتابة رقم هاتف',
  'field.countryRequired': 'يُرجى كتابة الدولة',
  'field.messageRequired': 'يُرجى كتابة جملة واحدة على الأقل',
  'field.ratingRequired': 'يُرجى اختيار نجمة إلى خمس نجوم',
  'field.serviceRequired': 'يُرجى اختيار خدمة',
  'application.fullNameRequired': 'الاسم الكامل مطلوب',
  'application.emailRequired': 'البريد الإلكتروني مطلوب',
  'application.resumeRequired': 'السيرة الذاتية مطلوبة',
} as const satisfies Translation<typeof englishMessages>;
