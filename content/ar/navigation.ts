import type { navigation as english } from '../en/navigation.ts';
import type { Translation } from '../translation.ts';

export const navigation = {
  skip: 'تخطَّ إلى المحتوى',
  label: 'القائمة الرئيسية',
  breadcrumb: 'مكانك في الموقع',
  home: 'الرئيسية',
  homeLink: '{company}، الرئيسية',
  about: 'من نحن',
  aboutParts: { overview: 'نظرة عامة', why: 'لماذا {company}', vision: 'رؤيتنا', mission: 'رسالتنا' },
  services: 'الخدمات',
  groups: { core: 'الأساسية', programming: 'البرمجيات', hardware: 'الأجهزة', marketing: 'التسويق' },
  feature: 'اعرف من يستطيع الدخول، قبل أن يدخل.',
  ourGroup: 'مجموعتنا',
  clients: 'عملاؤنا',
  contact: 'اتصل بنا',
  quote: 'اطلب عرض سعر',
  languageHint: { available: 'هذه الصفحة متاحة بالعربية', dismiss: 'إغلاق' },
  menu: { open: 'القائمة', core: 'الخدمات الأساسية', digital: 'الخدمات الرقمية', chat: 'واتساب' },
} as const satisfies Translation<typeof english>;
