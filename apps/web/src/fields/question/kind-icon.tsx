import type { FieldKind } from '@baton/domain/field/field';
import {
  AtSign,
  BadgeCheck,
  Banknote,
  Box,
  Calendar,
  CircleDot,
  Hash,
  ListChecks,
  Paperclip,
  Phone,
  Signature,
  SquareCheck,
  Table,
  TextCursorInput,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

const signs: Readonly<Record<FieldKind, LucideIcon>> = {
  TEXT: TextCursorInput,
  NUMBER: Hash,
  CURRENCY: Banknote,
  DATE: Calendar,
  SELECT: CircleDot,
  MULTI_SELECT: ListChecks,
  CHECKBOX: SquareCheck,
  EMAIL: AtSign,
  PHONE: Phone,
  PEOPLE: Users,
  PRODUCT_OBJECT: Box,
  DOCUMENT: Paperclip,
  SIGNATURE: Signature,
  CERTIFICATE: BadgeCheck,
  TABLE: Table,
};

/** The icon of a field type. Its name is next to it. */
export function KindIcon({ kind }: { readonly kind: FieldKind }): ReactNode {
  const Sign = signs[kind];
  return <Sign size={15} aria-hidden="true" />;
}
