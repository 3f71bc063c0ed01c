// The design system doesn't import the domain.
export { contrast, parseHex, type Rgb } from '@baton/domain/tenant/contrast';
