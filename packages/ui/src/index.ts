export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps, type AvatarPerson } from './Avatar/AvatarGroup.tsx';
export { BackToTop, type BackToTopProps } from './BackToTop/BackToTop.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx';
export { Cascader, type CascaderOption, type CascaderPath, type CascaderProps } from './Cascader/Cascader.tsx';
export { type CategoryNode, CategoryTree, type CategoryTreeProps } from './CategoryTree/CategoryTree.tsx';
export { categoryPath } from './CategoryTree/categoryPath.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { ClampText, type ClampTextProps } from './ClampText/ClampText.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export type { CodeCharacters } from './CodeField/readCode.ts';
export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxValue } from './Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { ClockProvider } from './Countdown/ClockProvider.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export type { CountdownFormat, TimeLeft } from './Countdown/timeLeft.ts';
export type { Clock } from './Countdown/useTicks.ts';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps, type InitialFocus, type ModalChange, type ModalReason } from './Dialog/Dialog.tsx';
export { DotTexture, type DotTextureProps } from './DotTexture/DotTexture.tsx';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuCheckbox,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuRadioGroup,
  type MenuRadioOption,
  type MenuSeparator,
  type MenuSubmenu,
  type MenuTriggerProps,
  type SubmenuEntry,
} from './DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateKind, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { type Fact, FactGrid, type FactGridProps } from './FactGrid/FactGrid.tsx';
export { FileUpload, type FileUploadProps, type UploadedFile } from './FileUpload/FileUpload.tsx';
export {
  FilterBar,
  type FilterBarProps,
  type FilterGroup,
  type FilterGroups,
  type FilterOption,
  type FilterValue,
} from './FilterBar/FilterBar.tsx';
export { FilterPanel, type FilterPanelProps } from './FilterBar/FilterPanel.tsx';
export { FilterSummary, type FilterSummaryProps } from './FilterBar/FilterSummary.tsx';
export { FinderFrame, type FinderFrameProps } from './FinderFrame/FinderFrame.tsx';
export { Footer, type FooterGroup, type FooterProps } from './Footer/Footer.tsx';
export { FormLayout, type FormLayoutProps } from './FormLayout/FormLayout.tsx';
export { type ColumnCount, type ColumnsByWidth, Grid, type GridProps } from './Grid/Grid.tsx';
export { Header, type HeaderItem, type HeaderProps, type HeaderUser } from './Header/Header.tsx';
export { listRole } from './hooks/listRole.ts';
export { subscribeToPanels, topmostPanel } from './hooks/openPanels.ts';
export type { Placement } from './hooks/placePanel.ts';
export { drawingFit, drawingWidth } from './Illustration/drawingSize.ts';
export {
  AssetProvider,
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from './Illustration/Illustration.tsx';
export { InlineAlert, type InlineAlertProps, type InlineAlertTone } from './InlineAlert/InlineAlert.tsx';
export { Link, type LinkComponent, type LinkComponentProps, type LinkProps, LinkProvider } from './Link/Link.tsx';
export { LiveFigure, type LiveFigureProps } from './LiveFigure/LiveFigure.tsx';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar.tsx';
export { en } from './locale/en.ts';
export { LocaleProvider, type LocaleProviderProps } from './locale/LocaleProvider.tsx';
export type { Locale, Texts } from './locale/useTexts.ts';
export { type Translate, useTranslate } from './locale/useTranslate.ts';
export { zhCN } from './locale/zhCN.ts';
export { MediaGallery, type MediaGalleryProps } from './MediaGallery/MediaGallery.tsx';
export type { MediaItem, MediaPicture, MediaVideo } from './MediaGallery/mediaItem.ts';
export type { ModalOptions } from './Modal/modalOptions.ts';
export { NewsRow, type NewsRowProps } from './NewsRow/NewsRow.tsx';
export {
  type NotificationMessage,
  NotificationProvider,
  type Notifications,
  type NotificationTone,
  useNotification,
} from './Notification/Notification.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover/Popover.tsx';
export { type PricePeriod, PriceTag, type PriceTagProps } from './PriceTag/PriceTag.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export {
  type FailedResultProps,
  type OutcomeResultProps,
  type RefusedResultProps,
  Result,
  type ResultKind,
  type ResultProps,
} from './Result/Result.tsx';
export type { HeadingLevel, RichTextHeading } from './RichText/outline.ts';
export type { DrawCode } from './RichText/RichNodes.tsx';
export { RichText, type RichTextProps, useRichTextHeadings } from './RichText/RichText.tsx';
export { richTextRules } from './RichText/richTextRules.ts';
export { SectionHead, type SectionHeadProps } from './SectionHead/SectionHead.tsx';
export { type NavSection, SectionNav, type SectionNavProps } from './SectionNav/SectionNav.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export type { CodeChannel } from './SendCodeButton/SendCodeButton.texts.ts';
export { SendCodeButton, type SendCodeButtonProps } from './SendCodeButton/SendCodeButton.tsx';
export {
  initialSendCode,
  type SendCodeSession,
  type SendCodeVerdict,
} from './SendCodeButton/sendCodeSession.ts';
export { SideMenu, type SideMenuProps } from './SideMenu/SideMenu.tsx';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderMark, type SliderPair, type SliderProps, type SliderValue } from './Slider/Slider.tsx';
export { SliderCaptcha, type SliderCaptchaProps } from './SliderCaptcha/SliderCaptcha.tsx';
export type {
  SlideInput,
  SlidePoint,
  SliderChallenge,
  SliderExtension,
  SliderPlaceholder,
  SliderRefreshReason,
  SliderTrace,
  SliderVerdict,
} from './SliderCaptcha/sliderChallenge.ts';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export type { Gap } from './Stack/gap.ts';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Statistic, type StatisticProps } from './Statistic/Statistic.tsx';
export { type StatusKind, type StatusRetry, StatusView, type StatusViewProps } from './StatusView/StatusView.tsx';
export { type FlowPhase, PhaseFlow, type PhaseFlowProps } from './StepFlow/PhaseFlow.tsx';
export { type FlowStep, StepFlow, type StepFlowProps } from './StepFlow/StepFlow.tsx';
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { StrengthMeter, type StrengthMeterProps } from './StrengthMeter/StrengthMeter.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { insertLoadedStyles } from './styles/compiledStyles.ts';
export { Table, type TableColumn, type TableProps, type TableSelection, type TableSort } from './Table/Table.tsx';
export type { ContentsHeading } from './TableOfContents/nestHeadings.ts';
export { TableOfContents, type TableOfContentsProps } from './TableOfContents/TableOfContents.tsx';
export { type TabItem, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider/ThemeProvider.tsx';
export { ThemeScope, type ThemeScopeProps } from './ThemeProvider/ThemeScope.tsx';
export { usePrefersDark } from './ThemeProvider/usePrefersDark.ts';
export { useScopeClass, useTheme } from './ThemeProvider/useTheme.ts';
export { Timeline, type TimelineEntry, type TimelineProps } from './Timeline/Timeline.tsx';
export { TimePicker, type TimePickerProps } from './TimePicker/TimePicker.tsx';
export { type ToastMessage, ToastProvider, type Toasts, type ToastTone, useToast } from './Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { type LoadChildren, Tree, type TreeNode, type TreeProps } from './Tree/Tree.tsx';
export { darkTheme } from './tokens/darkTheme.ts';
export { viewHeight, withoutHas } from './tokens/fallback.ts';
export { lightTheme } from './tokens/lightTheme.ts';
export { media } from './tokens/media.ts';
export { focusRing, focusRingOnInk, motionSafe } from './tokens/motion.ts';
export { rem } from './tokens/rem.ts';
export { isDark, type Theme, type TokenName, themeDeclarations, token, variableName } from './tokens/token.ts';
export { typedSize } from './tokens/typedSize.ts';
export { breakpoint, typeScale } from './tokens/typeScale.ts';
export { type TypeStyleName, typeStyle } from './tokens/typeStyle.ts';
export { AvatarUpload, type AvatarUploadProps } from './Upload/AvatarUpload.tsx';
export { type IdCardPictures, type IdCardSide, IdCardUpload, type IdCardUploadProps } from './Upload/IdCardUpload.tsx';
export { LicenceUpload, type LicenceUploadProps } from './Upload/LicenceUpload.tsx';
export { uploadFailure } from './Upload/uploadFailure.ts';
export type { UploadTransport } from './Upload/useUpload.ts';
export { type UploadedVoucher, VoucherUpload, type VoucherUploadProps } from './Upload/VoucherUpload.tsx';
export { type Film, VideoPlayer, type VideoPlayerProps } from './VideoPlayer/VideoPlayer.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
