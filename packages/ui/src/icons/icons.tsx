import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsSort,
  IconArrowUp,
  IconArrowUpRight,
  IconBolt,
  IconBoltOff,
  IconCalendar,
  IconCamera,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  IconChevronUp,
  IconCircleCheck,
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFilter,
  IconInfoCircle,
  IconLock,
  IconLogout,
  IconMaximize,
  IconMenu2,
  IconMessage2,
  IconMinus,
  IconPhone,
  IconPhoto,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconQrcode,
  IconRefresh,
  IconScan,
  IconSearch,
  IconSettings,
  IconTrash,
  IconUpload,
  IconUser,
  IconWorld,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export type { IconProps } from './squareIcon.tsx';

export const AlertIcon = /* @__PURE__ */ squareIcon(IconAlertTriangle);
export const ArrowLeftIcon = /* @__PURE__ */ squareIcon(IconArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ squareIcon(IconArrowRight);
export const ArrowUpIcon = /* @__PURE__ */ squareIcon(IconArrowUp);
export const CalendarIcon = /* @__PURE__ */ squareIcon(IconCalendar);
export const CameraIcon = /* @__PURE__ */ squareIcon(IconCamera);
export const CheckIcon = /* @__PURE__ */ squareIcon(IconCheck);
export const ChevronDownIcon = /* @__PURE__ */ squareIcon(IconChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ squareIcon(IconChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ squareIcon(IconChevronRight);
export const ChevronsLeftIcon = /* @__PURE__ */ squareIcon(IconChevronsLeft);
export const ChevronsRightIcon = /* @__PURE__ */ squareIcon(IconChevronsRight);
export const ChevronUpIcon = /* @__PURE__ */ squareIcon(IconChevronUp);
export const CloseIcon = /* @__PURE__ */ squareIcon(IconX);
export const CopyIcon = /* @__PURE__ */ squareIcon(IconCopy);
export const DownloadIcon = /* @__PURE__ */ squareIcon(IconDownload);
export const EnlargeIcon = /* @__PURE__ */ squareIcon(IconMaximize);
export const ErrorIcon = /* @__PURE__ */ squareIcon(IconAlertCircle);
export const ExternalIcon = /* @__PURE__ */ squareIcon(IconArrowUpRight);
export const HideIcon = /* @__PURE__ */ squareIcon(IconEyeOff);
export const InfoIcon = /* @__PURE__ */ squareIcon(IconInfoCircle);
export const LockIcon = /* @__PURE__ */ squareIcon(IconLock);
export const LogoutIcon = /* @__PURE__ */ squareIcon(IconLogout);
export const MenuIcon = /* @__PURE__ */ squareIcon(IconMenu2);
export const MessageIcon = /* @__PURE__ */ squareIcon(IconMessage2);
export const MinusIcon = /* @__PURE__ */ squareIcon(IconMinus);
export const MoreIcon = /* @__PURE__ */ squareIcon(IconDots);
export const PauseIcon = /* @__PURE__ */ squareIcon(IconPlayerPause);
export const PhoneIcon = /* @__PURE__ */ squareIcon(IconPhone);
export const PictureIcon = /* @__PURE__ */ squareIcon(IconPhoto);
export const PlayIcon = /* @__PURE__ */ squareIcon(IconPlayerPlay);
export const PlusIcon = /* @__PURE__ */ squareIcon(IconPlus);
export const QrCodeIcon = /* @__PURE__ */ squareIcon(IconQrcode);
export const RefreshIcon = /* @__PURE__ */ squareIcon(IconRefresh);
export const ScanIcon = /* @__PURE__ */ squareIcon(IconScan);
export const SearchIcon = /* @__PURE__ */ squareIcon(IconSearch);
export const SettingsIcon = /* @__PURE__ */ squareIcon(IconSettings);
export const ShowIcon = /* @__PURE__ */ squareIcon(IconEye);
export const SuccessIcon = /* @__PURE__ */ squareIcon(IconCircleCheck);
export const ToTopIcon = /* @__PURE__ */ squareIcon(IconArrowBarToUp);
export const TorchIcon = /* @__PURE__ */ squareIcon(IconBolt);
export const TorchOffIcon = /* @__PURE__ */ squareIcon(IconBoltOff);
export const TrashIcon = /* @__PURE__ */ squareIcon(IconTrash);
export const UploadIcon = /* @__PURE__ */ squareIcon(IconUpload);
export const UserIcon = /* @__PURE__ */ squareIcon(IconUser);
export const WebsiteIcon = /* @__PURE__ */ squareIcon(IconWorld);
export const ArrowDownIcon = /* @__PURE__ */ squareIcon(IconArrowDown);
export const SortIcon = /* @__PURE__ */ squareIcon(IconArrowsSort);
export const FilterIcon = /* @__PURE__ */ squareIcon(IconFilter);
export const ZoomInIcon = /* @__PURE__ */ squareIcon(IconZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ squareIcon(IconZoomOut);
