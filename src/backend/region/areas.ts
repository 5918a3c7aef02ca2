type Area = [clat: number, clng: number, country: string, province: string, city: string, county: string];

export const AREAS: Area[] = [
  [43.6532, -79.3832, 'Canada', 'Ontario', 'Toronto', 'Old Toronto'],
  [37.7749, -122.4194, 'United States', 'California', 'San Francisco', 'San Francisco County'],
  [40.7128, -74.006, 'United States', 'New York', 'New York', 'New York County'],
  [-23.5505, -46.6333, 'Brazil', 'São Paulo', 'São Paulo', 'Sé'],
  [51.5074, -0.1278, 'United Kingdom', 'England', 'London', 'Westminster'],
  [52.52, 13.405, 'Germany', 'Berlin', 'Berlin', 'Mitte'],
  [34.6864, 135.52, 'Japan', 'Osaka', 'Osaka', 'Chuo'],
  [31.2304, 121.4737, 'China', 'Shanghai', 'Shanghai', 'Huangpu'],
  [30.2741, 120.1551, 'China', 'Zhejiang', 'Hangzhou', 'Shangcheng'],
  [22.5431, 114.0579, 'China', 'Guangdong', 'Shenzhen', 'Futian'],
  [1.3521, 103.8198, 'Singapore', 'Singapore', 'Singapore', 'Central'],
  [-33.8688, 151.2093, 'Australia', 'New South Wales', 'Sydney', 'City of Sydney'],
];

/** Kilometers around a center. */
export const RADIUS = 60;
