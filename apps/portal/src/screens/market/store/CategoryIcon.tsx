import {
  AlertIcon,
  ChipIcon,
  GridIcon,
  type IconProps,
  QrCodeIcon,
  ShieldIcon,
  ShopIcon,
  TrendIcon,
  TruckIcon,
  WrenchIcon,
} from '@lima-id/ui/icons';
import type { ComponentType } from 'react';
import { type CategorySubject, categorySubject } from './categoryDrawing.ts';

const icons: Record<CategorySubject, ComponentType<IconProps>> = {
  identifier: QrCodeIcon,
  quality: ShieldIcon,
  safety: AlertIcon,
  production: ChipIcon,
  logistics: TruckIcon,
  marketing: ShopIcon,
  service: WrenchIcon,
  equipment: GridIcon,
  management: TrendIcon,
  other: GridIcon,
};

/** The drawing before the name of a top-level category. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = icons[categorySubject(name)];
  return <Icon />;
}
