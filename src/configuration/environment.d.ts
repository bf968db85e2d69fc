/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BRAND?: string;
  readonly VITE_FESTIVAL?: string;
  readonly VITE_EMAIL?: string;
  readonly VITE_PHONES?: string;
  readonly VITE_HOURS?: string;
  readonly VITE_WHATSAPP?: string;
  readonly VITE_LEGAL_NAME?: string;
  readonly VITE_RCCM?: string;
  readonly VITE_LEGAL_ADDRESS?: string;
  readonly VITE_DEPOSIT_DIFFERENT?: string;
  readonly VITE_DEPOSIT_ILL?: string;
  readonly VITE_DEPOSIT_LATE?: string;
  readonly VITE_DEPOSIT_REFUSED?: string;
  readonly VITE_DEPOSIT_WAY_BACK?: string;
  readonly VITE_DEPOSIT_DAYS?: string;
  readonly VITE_DEMO?: string;
  readonly VITE_ORDER_BEFORE?: string;
  readonly VITE_COUNTRY?: string;
  readonly VITE_SHARED_CATEGORIES?: string;
  readonly VITE_FACEBOOK?: string;
  readonly VITE_INSTAGRAM?: string;
  readonly VITE_TIKTOK?: string;
  readonly VITE_API_ROOT?: string;
  readonly VITE_MEDIA_ROOT?: string;
  readonly VITE_PAYMENT_HOSTS?: string;
  readonly VITE_REPORTS_TO?: string;
  readonly VITE_WORDING?: 'corrected';
}
