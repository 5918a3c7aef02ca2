type Network = [network: string, country: string, province: string, city: string, isp: string];

/** Ranges reserved for documentation. Half of 198.51.100.0/24 is missing, to have addresses without a region. */
export const NETWORKS: Network[] = [
  ['192.0.2.0/26', 'Canada', 'Ontario', 'Toronto', 'Example Telecom'],
  ['192.0.2.64/26', 'United States', 'California', 'San Francisco', 'Example Cable'],
  ['192.0.2.128/26', 'Brazil', 'São Paulo', 'São Paulo', 'Example Fibra'],
  ['192.0.2.192/26', 'Germany', 'Berlin', 'Berlin', 'Example Netz'],
  ['203.0.113.0/26', 'Japan', 'Osaka', 'Osaka', 'Example Net'],
  ['203.0.113.64/26', 'China', 'Zhejiang', 'Hangzhou', 'Example Mobile'],
  ['203.0.113.128/26', 'China', 'Guangdong', 'Shenzhen', 'Example Unicom'],
  ['203.0.113.192/26', 'Singapore', 'Singapore', 'Singapore', 'Example Link'],
  ['198.51.100.128/26', 'India', 'Maharashtra', 'Mumbai', 'Example Broadband'],
  ['198.51.100.192/26', 'France', 'Île-de-France', 'Paris', 'Example Réseau'],
  ['2001:db8:1::/48', 'Canada', 'Ontario', 'Toronto', 'Example Telecom'],
  ['2001:db8:2::/48', 'Japan', 'Osaka', 'Osaka', 'Example Net'],
];
