export { addressesIn } from '@baton/domain/core/text-addresses';
